import openapiTypes, { astToString, type OpenAPI3 } from 'openapi-typescript';

const written = new Map<string, Promise<string>>();

/**
 * The TypeScript types of an OpenAPI document, as `openapi-typescript` writes them for developers of clients: once for
 * each document.
 */
export function openApiTypes(document: OpenAPI3): Promise<string> {
  const text = JSON.stringify(document);
  const types = written.get(text) ?? openapiTypes(JSON.parse(text) as OpenAPI3).then(astToString);
  written.set(text, types);
  return types;
}
