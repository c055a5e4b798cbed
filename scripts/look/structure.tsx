import { type Column, DataTable } from "#app/admin/frame/data-table.tsx";
import { ListPages } from "#app/admin/frame/list-pages.tsx";
import { ordersList } from "#app/admin/orders/orders-list.tsx";
import { Accordion } from "#app/ui/accordion.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Stars } from "#app/ui/stars.tsx";
import { Tabs } from "#app/ui/tabs.tsx";

import { Row, Sheet, Specimen } from "./sheet.tsx";

/** What tells a state: badges, notices, stars, an empty place. */
export function Messages() {
  return (
    <Sheet id="messages" title="Badges and messages">
      <Row>
        {(["signal", "ink", "neutral", "success", "warning", "danger"] as const).map((tone) => (
          <Specimen key={tone} name={tone}>
            <Badge tone={tone}>{tone === "signal" ? "Sale" : tone}</Badge>
          </Specimen>
        ))}
        <Specimen name="4.5 of 5">
          <Stars rating={4.5} className="h-5" />
        </Specimen>
      </Row>
      <div className="grid grid-cols-2 gap-5">
        <Notice>Orders placed before 14:00 leave the same day.</Notice>
        <Notice tone="success">Discount applied! 10% off your first order.</Notice>
        <Notice tone="warning">The price of Tung Boxy Hoodie has changed to 899 kr.</Notice>
        <Notice tone="error">Failed to create order. Please try again.</Notice>
      </div>
      <div className="grid grid-cols-2 gap-5">
        <div className="border border-line">
          <EmptyState title="Your cart is empty" icon="bag">
            <ButtonLink to="/shop">Continue shopping</ButtonLink>
          </EmptyState>
        </div>
        <Card title="Shipping">
          <p className="text-sm leading-6">
            Svartbäcksgatan 12
            <br />
            753 32 Uppsala
          </p>
        </Card>
      </div>
    </Sheet>
  );
}

const rows = [
  { id: "PM-87779951", customer: "Signe Madsen", total: "485,25 kr", status: "paid" },
  { id: "PM-62239004", customer: "Linnéa Sandberg", total: "1 047,75 kr", status: "unpaid" },
  { id: "PM-95060964", customer: "Ebba Nordström", total: "1 747,50 kr", status: "paid" },
];
const columns: Column<(typeof rows)[number]>[] = [
  { title: "Order", cell: (row) => <span className="font-semibold">{row.id}</span> },
  { title: "Customer", cell: (row) => row.customer },
  { title: "Total", numeric: true, cell: (row) => row.total },
  { title: "Payment", cell: (row) => <Badge tone={row.status === "paid" ? "success" : "warning"}>{row.status}</Badge> },
];

/** What orders a page: tabs, questions, tables, pages. */
export function Structure() {
  return (
    <Sheet id="structure" title="Tabs, accordion, table, pages">
      <Tabs
        label="Product"
        tabs={[
          { id: "description", title: "Description", content: <p>A heavy hoodie with a boxy cut.</p> },
          { id: "care", title: "Material and care", content: <p>Cotton.</p> },
          { id: "shipping", title: "Shipping", content: <p>Free over 899 kr.</p> },
        ]}
      />
      <Accordion
        heading="h2"
        look="page"
        entries={[
          { question: "How long does delivery take?", answer: "One to three business days in Sweden." },
          { question: "Can I return what I have worn once?", answer: "Yes, within 30 days." },
        ]}
      />
      <DataTable caption="Orders" columns={columns} rows={rows} empty="No orders." />
      <ListPages
        list={ordersList}
        view={{ search: "", sort: "newest", filters: {}, paging: { size: 20 } }}
        page={{ rows, previous: { value: "2026-11-03", id: "ord_1" }, next: null }}
      />
      <DataTable caption="Orders" columns={columns} rows={[]} empty="No orders." />
    </Sheet>
  );
}
