export declare function onceShown(go: () => void): void;
