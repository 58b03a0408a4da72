//! The time that has passed, for bots that think so long.

use std::time::Duration;

#[cfg(target_arch = "wasm32")]
pub(crate) fn now() -> Duration {
    use wasm_bindgen::prelude::wasm_bindgen;

    #[wasm_bindgen]
    extern "C" {
        #[wasm_bindgen(js_namespace = performance, js_name = now)]
        fn milliseconds() -> f64;
    }
    Duration::from_secs_f64(milliseconds() / 1000.0)
}

#[cfg(not(target_arch = "wasm32"))]
pub(crate) fn now() -> Duration {
    use std::sync::LazyLock;
    use std::time::Instant;

    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    START.elapsed()
}
