// Its own root: otherwise Next would use the product's middleware and instrumentation from the parent folders.
const config = { poweredByHeader: false, turbopack: { root: import.meta.dirname } };

export default config;
