import 'reflect-metadata';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { buildGraphqlSchema } from './doors/graphql/build-graphql-schema.js';
import { resolvers } from './registry.js';

// Writes the schema as the code prints it to /schema.graphql, from which the web client's types are generated.
const { printed } = await buildGraphqlSchema(resolvers);
await writeFile(fileURLToPath(new URL('../../schema.graphql', import.meta.url)), printed);
