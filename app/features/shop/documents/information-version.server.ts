import type { Database } from "#app/db/client.server.ts";
import { logError } from "#app/platform/env/log-error.ts";

import { readCurrentDocuments } from "./current-documents.server.ts";

/** The version of the information on withdrawal in force; null when D1 fails, for the checkout stays open then. Never throws. */
export async function currentInformationVersion(db: Database): Promise<string | null> {
  try {
    return (await readCurrentDocuments(db)).withdrawalInformation.id;
  } catch (error) {
    logError("The version of the information on withdrawal could not be read", error);
    return null;
  }
}
