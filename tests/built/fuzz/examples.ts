import { databaseCall, databaseCommands } from "#workers/api/database.ts";
import { documents } from "#workers/api/documents.ts";
import { routes } from "#workers/api/routes.ts";

/* A valid body of each call, to be changed in one place: an almost valid input reaches more code than a random one. */

export const callExamples: Record<string, unknown> = Object.fromEntries([
  ...routes.map(({ method, path, example }) => [`${method} ${path}`, example ?? {}]),
  ...documents.map(({ method, path }) => [`${method} ${path}`, {}]),
  [
    `${databaseCall.method} ${databaseCall.path}`,
    { database_name: "shop", collection_name: "products", command: "--read", data: {} },
  ],
]);

/** The data of each operation of the generic database call. */
export const operationExamples: Record<string, unknown> = Object.fromEntries(
  databaseCommands.map(({ collection, command, example }) => [`${collection} ${command}`, example]),
);
