import { Form, Link } from "react-router";

import { ConfirmSubmit } from "#app/admin/frame/confirm-submit.tsx";
import { type OpenMatter, openMatterTexts } from "#app/features/people/personal-data/open-matter-texts.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { TextField } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";

import type { PersonAnswer } from "./answer-about-person.server.ts";

export const personalDataPath = "/admin/people/data";

/** Finds whatever the shop stores about somebody by their address, hands it over, and erases it. */
export function PersonalDataScreen({ answer }: { answer: PersonAnswer | undefined }) {
  return (
    <>
      <h1 className="display text-display-sm lg:text-display-md">A person&rsquo;s data</h1>
      <p className="mt-2 mb-6 max-w-prose text-sm leading-6 text-muted">
        Everything we store about a customer or anyone who wrote a message, a review or started an order. Verify who's
        asking first.
      </p>
      <div className="grid max-w-3xl gap-4 lg:gap-6">
        <Form method="post" className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start">
          <TextField
            label="Email address"
            name="address"
            type="text"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            required
            maxLength={200}
            defaultValue={answer?.address}
            error={
              answer?.kind === "invalid" ? "Enter a full email address, for example anna@mail.example." : undefined
            }
          />
          <Button type="submit" name="intent" value="find" className="sm:mt-6.5">
            Find
          </Button>
        </Form>
        {answer ? <Answer answer={answer} /> : null}
      </div>
    </>
  );
}

function Answer({ answer }: { answer: PersonAnswer }) {
  switch (answer.kind) {
    case "invalid":
      return null;
    case "unknown":
      return <Notice>We store nothing about {answer.address}.</Notice>;
    case "erased":
      return (
        <>
          <Notice tone="success">Erased. The audit log shows it as {answer.reference}, without a name.</Notice>
          <Places title="Erased" places={answer.erased.toReversed()} />
          <Places title="Kept, and why" places={answer.kept.toReversed()} withReasons />
          <Elsewhere />
        </>
      );
    case "failed":
      return (
        <Notice tone="error">
          We couldn't reach all pictures or files, so some data is left. Select Find and erase again to continue.
        </Notice>
      );
    case "found":
      return <Found answer={answer} />;
  }
}

function Found({ answer }: { answer: Extract<PersonAnswer, { kind: "found" }> }) {
  const { address, places, open, wrongAddress } = answer;
  return (
    <>
      {wrongAddress ? <Notice tone="error">Not erased: the address you typed isn't {address}.</Notice> : null}
      <Places title="Stored data" places={places.toReversed()} />
      <Card title="Export">
        <p className="mb-4 text-sm leading-6 text-muted">
          One JSON file with everything. We don't keep a copy; delete yours once you've sent it.
        </p>
        <Form method="post" action={`${personalDataPath}/file`} reloadDocument>
          <input type="hidden" name="address" value={address} />
          <Button type="submit" look="outline" size="small">
            Download
          </Button>
        </Form>
      </Card>
      <Card title="Erase">
        {open.length > 0 ? <OpenMatters open={open} /> : <EraseForm address={address} places={places} />}
      </Card>
    </>
  );
}

function pageOf({ kind, name, orderId }: OpenMatter): string | null {
  if (kind === "notice") return `/admin/withdrawals/${name}`;
  return orderId === null ? null : `/admin/orders/${orderId}`;
}

function OpenMatters({ open }: Pick<Extract<PersonAnswer, { kind: "found" }>, "open">) {
  return (
    <>
      <p className="text-sm leading-6">Resolve these first:</p>
      <ul className="mt-2 list-disc space-y-1 pl-5 text-sm leading-6">
        {open.map((matter) => {
          const { kind, name } = matter;
          const page = pageOf(matter);
          return (
            <li key={`${kind} ${name}`}>
              {page ? (
                <Link to={page} discover="none" className="font-medium underline underline-offset-4">
                  {name}
                </Link>
              ) : (
                `A file of ${name}`
              )}{" "}
              {openMatterTexts[kind]}.
            </li>
          );
        })}
      </ul>
    </>
  );
}

function EraseForm({
  address,
  places,
}: {
  address: string;
  places: Extract<PersonAnswer, { kind: "found" }>["places"];
}) {
  const goes = places.filter(({ erasure }) => erasure === "delete");
  const stays = places.filter(({ erasure }) => erasure !== "delete");
  const names = (list: typeof places) => list.map(({ title, rows }) => `${title} (${rows})`).join(", ");
  return (
    <Form method="post">
      <input type="hidden" name="address" value={address} />
      <ConfirmSubmit label="Erase…" title={`Erase ${address}?`} confirm="Erase for good" name="intent" value="erase">
        {goes.length > 0 ? <p>Deleted: {names(goes)}.</p> : null}
        {stays.length > 0 ? (
          <p className="mt-2">
            Kept without name, address and contact details, because the Accounting Act requires it for 7 years or it
            names no one: {names(stays)}.
          </p>
        ) : null}
        <p className="mt-2">
          We also delete all exports and imports of orders, customers and subscribers, since they may include this
          person. You can't undo this.
        </p>
        <TextField
          label="Type the address to confirm"
          name="typed"
          type="text"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
          className="mt-4 text-ink"
        />
      </ConfirmSubmit>
    </Form>
  );
}

interface PlacesProps {
  title: string;
  places: Extract<PersonAnswer, { kind: "found" }>["places"];
  withReasons?: boolean;
}

function Places({ title, places, withReasons = false }: PlacesProps) {
  if (places.length === 0) return null;
  return (
    <Card title={title}>
      <ul className="-my-2 divide-y divide-line text-sm">
        {places.map(({ table, title: name, rows, keptBecause }) => (
          <li key={table} className="grid grid-cols-[minmax(0,1fr)_auto] gap-6 py-2">
            <span>
              {name}
              {withReasons && keptBecause ? <span className="block text-muted">{keptBecause}.</span> : null}
            </span>
            <span className="tabular-nums">{rows}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Elsewhere() {
  return (
    <p className="text-sm leading-6 text-muted">
      Erase it at the payment and email providers too. Backups expire by themselves.
    </p>
  );
}
