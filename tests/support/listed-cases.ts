import type { Database } from "#app/db/client.server.ts";
import { type CaseFilters, type CaseRow, listCases } from "#app/features/after-sale/cases/list-cases.server.ts";
import { returnKinds } from "#app/shared/states.ts";

interface Asked extends Partial<CaseFilters> {
  search?: string;
  size?: number;
}

/** The cases that staff see in the list of all, newest first, at a time. */
export async function listedCases(db: Database, { search = "", size = 200, ...filters }: Asked, now: Date) {
  const query = { search, sort: "newest", filters, paging: { size } } as const;
  const { rows }: { rows: CaseRow[] } = await listCases(db, query, now, returnKinds);
  return rows;
}

/** Whether a case is among those. */
export async function isListed(db: Database, id: string, asked: Asked, now: Date): Promise<boolean> {
  return (await listedCases(db, asked, now)).some((row) => row.id === id);
}
