// The folder is its own root: Next would take the product's middleware and instrumentation from the folders above.
const config = { poweredByHeader: false, turbopack: { root: import.meta.dirname } };

export default config;
