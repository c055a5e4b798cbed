import type { ComponentProps, ReactNode } from "react";
import { Form, Link } from "react-router";

import { RowLink } from "#app/admin/frame/row-link.tsx";
import { Timeline } from "#app/admin/frame/timeline.tsx";
import { eventEntry } from "#app/admin/orders/event-text.ts";
import { formatDateTime } from "#app/shared/dates.ts";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { TextField } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";

/** A form that was refused, so that nothing that was typed is lost. */
export interface RefusedForm {
  fields: Record<string, string>;
  message: string;
}

/** What was typed in a field of a form that was refused; else empty. */
export function typedIn(refused: RefusedForm | null, intent: string, name: string): string {
  return refused?.fields["intent"] === intent ? (refused.fields[name] ?? "") : "";
}

interface HeaderProps {
  /** Its list, and how a link calls it. */
  list: string;
  listName: string;
  number: string;
  state: { name: string; tone: BadgeTone };
  /** Why a form was refused, and what else went wrong. */
  errors: readonly (string | null | undefined)[];
  /** Stands beside the state. */
  children?: ReactNode;
}

/** The head of a case: back to its list, its number, where it stands, and what went wrong. */
export function CaseHeader({ list, listName, number, state, errors, children }: HeaderProps) {
  return (
    <>
      <RowLink to={list}>{`Back to ${listName}`}</RowLink>
      <h1 className="mt-2 display text-display-sm lg:text-display-md">{number}</h1>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
        <Badge tone={state.tone}>{state.name}</Badge>
        {children}
      </div>
      {errors.map((error) =>
        error ? (
          <Notice key={error} tone="error" className="mt-6">
            {error}
          </Notice>
        ) : null,
      )}
    </>
  );
}

/** What happened to a withdrawal or a return. Shows nothing until the case has an order. */
export function CaseEvents({ events }: { events: readonly Parameters<typeof eventEntry>[0][] }) {
  if (events.length === 0) return null;
  return (
    <Card title="Timeline">
      <Timeline entries={events.map(eventEntry)} />
    </Card>
  );
}

/** Facts of a case, each a `Fact`. */
export function Facts({ className = "", children }: { className?: string; children: ReactNode }) {
  return <dl className={`grid grid-cols-[8rem_minmax(0,1fr)] gap-x-4 gap-y-1 ${className}`}>{children}</dl>;
}

/** A name and its value, in a list of facts. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </>
  );
}

/** A link within a fact. */
export function FactLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      to={to}
      discover="none"
      className="font-medium underline decoration-line-strong underline-offset-4 hover:decoration-ink"
    >
      {children}
    </Link>
  );
}

interface Item {
  id: string;
  name: string;
  color: string;
  size: string;
}

/** An item as lists name it. */
export const itemName = ({ name, color, size }: Item) => `${name}, ${color}, ${size}`;

/** The items that a case is about. */
export function Items({ lines }: { lines: readonly (Item & { quantity: number })[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line.id}>{`${line.quantity} × ${itemName(line)}`}</li>
      ))}
    </ul>
  );
}

interface Candidate {
  id: string;
  orderNumber: string;
  email: string;
  createdAt: string;
}

/** Orders that a case may be of. */
export function Candidates({ orders }: { orders: readonly Candidate[] }) {
  if (orders.length === 0) return <p className="text-muted">No order has this number or email.</p>;
  return (
    <ul>
      {orders.map(({ id, orderNumber, email, createdAt }) => (
        <li key={id} className="wrap-anywhere">
          <RowLink to={`/admin/orders/${id}`}>{orderNumber}</RowLink>
          {` of ${email || "a deleted customer"}, ${formatDateTime(createdAt)}`}
        </li>
      ))}
    </ul>
  );
}

/** A field for how many of an item are meant, of `most`. */
export function UnitsField({ line, note, most, typed }: { line: Item; note: string; most: number; typed: string }) {
  return (
    <TextField
      label={`${itemName(line)} (${note})`}
      name={`units.${line.id}`}
      type="number"
      min={0}
      max={most}
      inputMode="numeric"
      defaultValue={typed}
    />
  );
}

interface CaseFormProps extends Pick<ComponentProps<typeof Form>, "encType"> {
  intent: string;
  hidden?: Readonly<Record<string, string>>;
  children: ReactNode;
}

/** A form of a case's page, which says by `intent` what it does. */
export function CaseForm({ intent, hidden = {}, children, ...rest }: CaseFormProps) {
  return (
    <Form method="post" className="grid gap-4" preventScrollReset {...rest}>
      {Object.entries({ intent, ...hidden }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </Form>
  );
}

interface PressProps extends Pick<ComponentProps<typeof Button>, "look"> {
  intent: string;
  children: string;
}

/** A button that does one thing to a case. */
export function Press({ intent, look = "primary", children }: PressProps) {
  return (
    <Form method="post" preventScrollReset className="mt-4">
      <input type="hidden" name="intent" value={intent} />
      <Button type="submit" size="small" look={look}>
        {children}
      </Button>
    </Form>
  );
}

/** A form that is folded away until it is needed. */
export function Folded({
  title,
  open,
  className = "",
  children,
}: {
  title: string;
  open: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <details className={className} open={open}>
      <summary className="min-h-11 cursor-pointer py-2 font-medium">{title}</summary>
      <div className="pb-4">{children}</div>
    </details>
  );
}
