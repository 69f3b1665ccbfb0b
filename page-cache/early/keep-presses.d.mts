export declare function keepPresses(parts: object): () => void;
