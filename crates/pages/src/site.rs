//! The address under which the site is published, if it is known when the site is built.

/// The site's address with a slash at its end; nothing where it is not known.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SiteAddress(Option<String>);

impl SiteAddress {
    /// The address that the site will be published under: `https://example.org/damka`.
    #[must_use]
    pub fn new(url: Option<&str>) -> SiteAddress {
        SiteAddress(url.filter(|url| !url.is_empty()).map(|url| format!("{}/", url.trim_end_matches('/'))))
    }

    /// The whole address of a path below the site's root.
    #[must_use]
    pub fn absolute(&self, path: &str) -> Option<String> {
        self.0.as_ref().map(|url| format!("{url}{path}"))
    }

    /// Whether it is known.
    #[must_use]
    pub const fn is_known(&self) -> bool {
        self.0.is_some()
    }

    /// The path of the site's root on its host: `/damka/`.
    #[must_use]
    pub fn path(&self) -> Option<String> {
        let (_, rest) = self.0.as_ref()?.split_once("://")?;
        rest.find('/').map(|slash| rest[slash..].to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_join_with_one_slash() {
        for url in ["https://example.org/damka", "https://example.org/damka/"] {
            let site = SiteAddress::new(Some(url));
            assert_eq!(site.absolute("de/").as_deref(), Some("https://example.org/damka/de/"));
            assert_eq!(site.path().as_deref(), Some("/damka/"));
        }
        assert_eq!(SiteAddress::new(None).absolute("de/"), None);
        assert_eq!(SiteAddress::new(Some("")).absolute(""), None);
        assert_eq!(SiteAddress::new(Some("https://example.org")).path().as_deref(), Some("/"));
    }
}
