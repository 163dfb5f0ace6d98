# Damanın Türkçe terimleri. Kaynaklar: Dama Federasyonu (piyon, damaya çıkmak, kısa dama, taş alma zorunluluğu,
# hamle: damafederasyonu.org.tr/dama-uzaktan-egitim, hakemlik-egitimi) ve damaakademisi.com/turk-damasi-turnuva-kurallari.
# Maddelerin anlamı tests/glossary.rs dosyasında yazılıdır.

man = piyon*
    .never = yoz, er, asker*
king = dama, damalar, damaya, damayı, damaları, daması
    .never = kral*, kraliçe*, vezir*
piece = taş, taşlar*, taşa, taşı, taşın
    .never = pul*
flying-king = uzun dama, uzun damalar
    .never = uçan*
capture = al, alma*, alabil*, alamaz, alan, alarak, alıyor*, alınan, alınır, alınabil*, alınacak, alındı, alır, almıyorsun, almayı
    .never = yemek, yer, yiyor*, kırar
jump = atla*
    .never = zıpla*, sıçra*
crown = damaya çık*, yeni dama
    .never = terfi*
board = tahta*
    .never = satranç*
square = kare*
    .never = hane*, göz
move = hamle*
    .never = atak*
    .unsaid = turning-title
draw = berabere, beraberlik*, beraberliği
    .never = pat
resign = terk
    .never = pes
