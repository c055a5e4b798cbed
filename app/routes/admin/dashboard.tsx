import { data, redirect, useRouteLoaderData } from "react-router";

import type { Database } from "#app/db/client.server.ts";
import { pageNumberOf } from "#app/features/catalogue/listing.ts";
import { OrdersPanel } from "#app/admin/orders/orders-panel.tsx";
import { listOrders } from "#app/features/orders/queries.server.ts";
import { ContactPanel } from "#app/admin/dashboard/contact-panel.tsx";
import { CountCards } from "#app/admin/dashboard/count-cards.tsx";
import { readCounts } from "#app/admin/dashboard/counts.server.ts";
import { dashboardPath, type DashboardTab, dashboardTabOf, DashboardTabs } from "#app/admin/frame/dashboard-tabs.tsx";
import { staffOf } from "#app/features/staff/guard.server.ts";
import {
  listMessages,
  listStaffProducts,
  listSubscribers,
  listUsers,
  type Paging,
} from "#app/admin/dashboard/lists.server.ts";
import { NewsletterPanel } from "#app/admin/dashboard/newsletter-panel.tsx";
import { Pagination } from "#app/admin/frame/pagination.tsx";
import { ProductsPanel } from "#app/admin/dashboard/products-panel.tsx";
import { credentialsSchema } from "#app/features/staff/schemas.ts";
import { SignInForm } from "#app/admin/frame/sign-in-form.tsx";
import { signIn } from "#app/features/staff/sign-in.server.ts";
import { UsersPanel } from "#app/admin/dashboard/users-panel.tsx";
import { shopOf } from "#app/platform/context.ts";
import { readForm } from "#app/platform/read-form.server.ts";
import { type OrderStatus, orderStatuses } from "#app/shared/states.ts";

import type { Route } from "./+types/dashboard";
import type { loader as layoutLoader } from "./layout";

/** Rows a page of each tab. */
const size = 20;

export async function loader({ context, url }: Route.LoaderArgs) {
  if (!staffOf(context)) return null;
  const { db } = shopOf(context);
  const page = pageNumberOf(url.searchParams.get("page"));
  const tab = dashboardTabOf(url.searchParams.get("tab"));
  const wanted = url.searchParams.get("status");
  const status = orderStatuses.find((known) => known === wanted) ?? null;
  const [counts, list] = await Promise.all([readCounts(db), readTab(db, tab, { page, size }, status)]);
  return { counts, list, page };
}

async function readTab(db: Database, tab: DashboardTab, paging: Paging, status: OrderStatus | null) {
  switch (tab) {
    case "products":
      return { tab, ...(await listStaffProducts(db, paging)) };
    case "orders": {
      const { orders: rows, total } = await listOrders(db, { ...paging, status });
      return { tab, rows, total, status };
    }
    case "users":
      return { tab, ...(await listUsers(db, paging)) };
    case "newsletter":
      return { tab, ...(await listSubscribers(db, paging)) };
    case "contact":
      return { tab, ...(await listMessages(db, paging)) };
  }
}

const refusals = {
  invalid: "Invalid credentials.",
  locked: "Too many attempts. Try again in 15 minutes.",
  "too-many": "Too many attempts. Try again in a minute.",
};

export async function action({ request, context }: Route.ActionArgs) {
  const shop = shopOf(context);
  const form = await readForm(request, shop, { schema: credentialsSchema, limit: "sign-in" });
  if (form.kind === "too-many") return tooMany(refusals["too-many"]);
  if (form.kind !== "valid") return data({ error: "Please enter your username and password." }, form.status);
  const result = await signIn(request, shop, form.data, new Date());
  if (result.kind === "invalid") return data({ error: refusals.invalid }, 401);
  if (result.kind !== "signed-in") return tooMany(refusals[result.kind]);
  return redirect("/admin", { headers: result.cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]) });
}

function tooMany(error: string) {
  return data({ error }, 429);
}

export default function DashboardPage({ loaderData, actionData }: Route.ComponentProps) {
  const layout = useRouteLoaderData<typeof layoutLoader>("routes/admin/layout");
  if (!loaderData) return <SignInForm siteName={layout?.siteName ?? ""} error={actionData?.error} />;
  const { counts, list, page } = loaderData;
  return (
    <>
      <h1 className="display mb-5 text-display-sm lg:mb-6 lg:text-display-md">Admin Dashboard</h1>
      <CountCards counts={counts} />
      <div className="mt-6 lg:mt-8">
        <DashboardTabs current={list.tab}>
          <TabPanel list={list} page={page} />
          <Pagination
            page={page}
            size={size}
            total={list.total}
            to={(target) => dashboardPath(list.tab, target, list.tab === "orders" ? list.status : null)}
          />
        </DashboardTabs>
      </div>
    </>
  );
}

function TabPanel({ list, page }: { list: Awaited<ReturnType<typeof readTab>>; page: number }) {
  switch (list.tab) {
    case "products":
      return <ProductsPanel rows={list.rows} />;
    case "orders":
      return <OrdersPanel orders={list.rows} status={list.status} page={page} />;
    case "users":
      return <UsersPanel rows={list.rows} />;
    case "newsletter":
      return <NewsletterPanel rows={list.rows} />;
    case "contact":
      return <ContactPanel rows={list.rows} />;
  }
}
