/** Filled in by the server that sends the script. */
declare const SANDBOX_ORIGIN: string;
