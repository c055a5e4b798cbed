import { data, redirect } from "react-router";

import { fileKindsOf, filterOf } from "#app/admin/files/file-kinds.ts";
import { filePath, kindOf } from "#app/admin/files/files-place.ts";
import { filesList, FilesScreen } from "#app/admin/files/files-screen.tsx";
import { readFileForm } from "#app/admin/files/read-file-form.server.ts";
import { startExport } from "#app/admin/files/start-export.server.ts";
import { startImport } from "#app/admin/files/start-import.server.ts";
import { readList } from "#app/admin/frame/list-view.server.ts";
import { jobsOf } from "#app/features/shop/files/jobs.server.ts";
import { requireStaff } from "#app/features/shop/staff/guard.server.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { newId } from "#app/shared/ids.ts";

import type { Route } from "./+types/files";

export async function loader(args: Route.LoaderArgs) {
  const { role } = requireStaff(args.context);
  const kinds = fileKindsOf(role);
  const kind = kindOf(args.url, kinds);
  const files = await readList(args, filesList(kind), jobsOf(kind));
  const filter = filterOf(kind, Object.fromEntries(args.url.searchParams));
  return { kinds, kind, files, filter, newJobId: newId("job") };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { role, username: actor } = requireStaff(context);
  const shop = shopOf(context);
  const form = await readFileForm(request, shop);
  if (form.kind === "refused") return data({ problem: form.reason }, form.status);
  const { order } = form;
  if (!fileKindsOf(role).includes(order.kind)) throw new Response("Your role can't do this", { status: 403 });
  const now = new Date();
  if (order.intent === "export") {
    await startExport(shop, { ...order, actor }, now);
    return redirect(filePath(order.id));
  }
  const started = await startImport(shop, { ...order, actor }, now);
  return started.kind === "refused" ? data({ problem: started.reason }, 400) : redirect(filePath(order.id));
}

export const meta = () => [{ title: "Files | Admin" }];

export default function Files({ loaderData, actionData }: Route.ComponentProps) {
  return <FilesScreen {...loaderData} problem={actionData?.problem} />;
}
