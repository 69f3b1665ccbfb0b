/** Set by the server that serves the script. */
declare const SANDBOX_ORIGIN: string;
