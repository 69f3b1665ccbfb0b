export declare function withLateScripts(html: string): string;
