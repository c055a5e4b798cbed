import { type Column, DataTable } from "#app/admin/frame/data-table.tsx";
import { RowLink } from "#app/admin/frame/row-link.tsx";
import { PageSteps } from "#app/admin/searches/page-steps.tsx";
import { itemsPerPage } from "#app/features/catalogue/translations/items-per-page.ts";
import type {
  KindProgress,
  Progress,
  TranslatedItem,
} from "#app/features/catalogue/translations/read-translations.server.ts";
import { kindNames } from "#app/features/catalogue/translations/translatable.ts";
import { languageNames } from "#app/shared/language/language-names.ts";
import { prefixedLanguages } from "#app/shared/language/languages.ts";
import { translationKinds, translationStates } from "#app/shared/translations.ts";
import { Badge } from "#app/ui/badge.tsx";
import { ChipLink } from "#app/ui/chip.tsx";

import { type ImportAnswer, ImportForm } from "./import-form.tsx";
import { ProgressTable } from "./progress-table.tsx";
import { stateNames } from "./state-names.ts";
import {
  translationAddress,
  translationsAddress,
  translationsFileAddress,
  type TranslationsView,
} from "./translations-view.ts";

interface Props {
  view: TranslationsView;
  progress: KindProgress[];
  items: (TranslatedItem & { id: string; shown: string })[];
  total: number;
  mayWrite: boolean;
  answer: ImportAnswer | undefined;
}

/** How far the shop is in each language, and what there is to translate in one of them. */
export function TranslationsScreen({ view, progress, items, total, mayWrite, answer }: Props) {
  const language = languageNames[view.language];
  const kinds = translationKinds.filter((kind) => progress.some((part) => part.kind === kind));
  return (
    <>
      <h1 className="display text-display-sm lg:text-display-md">Translations</h1>
      <p className="mt-2 mb-6 max-w-prose text-sm leading-6 text-muted">
        Where a text has no translation, shoppers see it in English. Names of products are the same in every language.
      </p>
      <ProgressTable progress={progress} view={view} />
      <h2 className="mt-10 mb-3 text-lg font-semibold">{language}</h2>
      <Chips
        label="Languages"
        chips={prefixedLanguages.map((id) => ({
          id,
          name: languageNames[id],
          to: translationsAddress(view, { language: id }),
          current: id === view.language,
        }))}
      />
      <Chips
        label="Kinds"
        chips={[null, ...kinds].map((kind) => ({
          id: kind ?? "all",
          name: kind ? kindNames[kind].many : "All kinds",
          to: translationsAddress(view, { kind }),
          current: kind === view.kind,
        }))}
      />
      <Chips
        label="States"
        chips={[null, ...translationStates].map((state) => ({
          id: state ?? "all",
          name: state ? stateNames[state] : "All",
          to: translationsAddress(view, { state }),
          current: state === view.state,
        }))}
      />
      <DataTable
        caption={`Translations into ${language}`}
        columns={columnsIn(view)}
        rows={items}
        empty="Nothing here to translate."
      />
      <PageSteps
        label="Pages of translations"
        page={view.page}
        pages={Math.ceil(total / itemsPerPage)}
        to={(page) => translationsAddress(view, { page })}
      />
      <ImportForm fileAddress={translationsFileAddress(view)} language={language} mayWrite={mayWrite} answer={answer} />
    </>
  );
}

interface Chip {
  id: string;
  name: string;
  to: string;
  current: boolean;
}

function Chips({ label, chips }: { label: string; chips: readonly Chip[] }) {
  return (
    <nav aria-label={label} className="mb-4">
      <ul className="flex flex-wrap gap-2">
        {chips.map(({ id, name, to, current }) => (
          <li key={id}>
            <ChipLink to={to} current={current} discover="none" preventScrollReset>
              {name}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type Row = Props["items"][number];

const columnsIn = ({ language }: TranslationsView): Column<Row>[] => [
  { title: "Name", lead: true, cell: ({ shown }) => <span className="font-semibold">{shown}</span> },
  { title: "Kind", cell: ({ kind }) => kindNames[kind].one },
  { title: "Texts", numeric: true, cell: ({ total }) => total },
  { title: "State", cell: (row) => <States {...row} /> },
  {
    title: "Action",
    cell: (row) => (
      <RowLink to={translationAddress(row, language)}>
        Translate<span className="sr-only"> {row.shown}</span>
      </RowLink>
    ),
  },
];

function States({ missing, changed }: Progress) {
  return (
    <span className="flex flex-wrap gap-2">
      {missing > 0 ? <Badge>{missing} in English</Badge> : null}
      {changed > 0 ? <Badge tone="warning">{changed} changed since</Badge> : null}
      {missing + changed === 0 ? <Badge tone="success">Done</Badge> : null}
    </span>
  );
}
