import 'reflect-metadata';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { buildGraphqlSchema, printedSchema } from './http/graphql/build-graphql-schema.js';
import { apiFolder } from './platform/folders.js';
import { resolvers } from './registry.js';

// Writes the schema as the code prints it to /schema.graphql, from which the web client's types are generated.
const { schema } = await buildGraphqlSchema(resolvers);
await writeFile(fileURLToPath(new URL('../schema.graphql', apiFolder)), printedSchema(schema));
