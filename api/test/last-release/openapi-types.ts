import openapiTypes, { astToString, type OpenAPI3 } from 'openapi-typescript';

/** The TypeScript types of an OpenAPI document, as `openapi-typescript` writes them for whoever makes a client. */
export async function openApiTypes(document: OpenAPI3): Promise<string> {
  return astToString(await openapiTypes(structuredClone(document)));
}
