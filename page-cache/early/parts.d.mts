export declare const PARTS: object;
