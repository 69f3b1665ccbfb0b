export type JsonSchema = Record<string, unknown>;

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description: string;
  schema: JsonSchema;
  example?: unknown;
}

export interface MediaType {
  schema: JsonSchema;
  example?: unknown;
}

export interface Answer {
  description: string;
  content?: Record<string, MediaType>;
  headers?: Record<string, { description: string; schema: JsonSchema }>;
}

export interface Operation {
  operationId: string;
  summary: string;
  description: string;
  /** The kind of signed link whose token is part of the path. */
  'x-signed-link'?: string;
  tags: string[];
  security: Record<string, string[]>[];
  parameters: Parameter[];
  requestBody?: { required: boolean; content: Record<string, MediaType> };
  responses: Record<string, Answer>;
}

export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Partial<Record<'get' | 'post', Operation>>>;
  components: {
    schemas: Record<string, JsonSchema>;
    responses?: Record<string, Answer>;
    securitySchemes: Record<string, JsonSchema>;
  };
}
