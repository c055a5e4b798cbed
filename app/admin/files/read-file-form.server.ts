import { z } from "zod";

import type { Shop } from "#app/platform/env/context.ts";
import { isOverLimit } from "#app/platform/http/rate-limit.server.ts";
import { readFormData } from "#app/platform/http/read-limited.ts";
import { fileKinds } from "#app/shared/states.ts";

import { filterOf } from "./file-kinds.ts";
import { maxUploadBytes } from "./open-upload.ts";

/** What a form has beside its file, in bytes. */
const formOverhead = 100_000;

const separators = { comma: ",", semicolon: ";" } as const;
const orderForm = z.object({
  intent: z.enum(["export", "import"]),
  kind: z.enum(fileKinds),
  jobId: z.string().regex(/^job_[a-z0-9]{24}$/),
  separator: z.enum(["comma", "semicolon"]).default("comma"),
  stock: z.literal("file").optional(),
});

type Order =
  | {
      intent: "export";
      id: string;
      kind: (typeof fileKinds)[number];
      filter: Record<string, string>;
      separator: "," | ";";
    }
  | { intent: "import"; id: string; kind: (typeof fileKinds)[number]; file: File; options: Record<string, string> };

type FileForm = { kind: "order"; order: Order } | { kind: "refused"; reason: string; status: 400 | 413 | 429 };

/** Reads the form of an export or import, with its file. Never throws. */
export async function readFileForm(request: Request, shop: Shop): Promise<FileForm> {
  const refuse = (reason: string, status: 400 | 413 | 429 = 400): FileForm => ({ kind: "refused", reason, status });
  if (await isOverLimit(request, shop.env, "upload")) return refuse("Too many attempts. Try again in a minute.", 429);
  const form = await readFormData(request, maxUploadBytes + formOverhead);
  if (form === "too-large") return refuse("The file is larger than 15 MB. Split it in two.", 413);
  if (form === "not-a-form") return refuse("We couldn't read the form. Try again.");
  const fields = Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
  const parsed = orderForm.safeParse(fields);
  if (!parsed.success) return refuse("We couldn't read the form. Reload the page and try again.");
  const { intent, kind, jobId: id, separator, stock } = parsed.data;
  if (intent === "export")
    return {
      kind: "order",
      order: { intent, id, kind, filter: filterOf(kind, fields), separator: separators[separator] },
    };
  const file = form.get("file");
  if (!(file instanceof File) || file.size === 0) return refuse("Choose a file first.");
  if (file.size > maxUploadBytes) return refuse("The file is larger than 15 MB. Split it in two.", 413);
  return { kind: "order", order: { intent, id, kind, file, options: stock ? { stock } : {} } };
}
