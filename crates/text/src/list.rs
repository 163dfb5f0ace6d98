//! How a list of messages is written down: an enum whose variants carry their variables.

use crate::Kind;

/// What a message is called and which variables it has.
#[derive(Clone, Copy, Debug)]
pub struct Spec {
    /// The id in the Fluent files.
    pub id: &'static str,
    /// Each variable with what it may hold.
    pub variables: &'static [(&'static str, Kind)],
}

/// Makes the enum of messages, so that a forgotten variable does not compile.
macro_rules! keys {
    ($($(#[$doc:meta])* $key:ident $({ $($name:ident: $kind:ty),+ })? = $id:literal,)+) => {
        /// A message with the values of its variables.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Key<'a> {
            $(
                $(#[$doc])*
                $key $({ $(#[doc = concat!("The variable `$", stringify!($name), "`.")] $name: $kind),+ })?,
            )+
        }

        /// The messages without their variables, for their places.
        enum Place { $($key,)+ }

        impl<'a> Key<'a> {
            /// Every message.
            pub const SPECS: &'static [$crate::Spec] = &[
                $($crate::Spec { id: $id, variables: &[$($((stringify!($name), <$kind as $crate::Variable>::KIND)),+)?] },)+
            ];

            /// The place in [`Key::SPECS`].
            #[must_use]
            pub const fn place(self) -> usize {
                match self { $(Key::$key { .. } => Place::$key as usize,)+ }
            }

            /// The id in the Fluent files.
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self { $(Key::$key { .. } => $id,)+ }
            }

            /// The variables' values.
            #[must_use]
            pub fn variables(self) -> Vec<(&'static str, $crate::Value<'a>)> {
                match self {
                    $(Key::$key $({ $($name),+ })? => vec![$($((stringify!($name), $crate::Value::from($name))),+)?],)+
                }
            }
        }
    };
}

pub(crate) use keys;
