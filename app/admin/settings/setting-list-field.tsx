import { type ReactNode, useState } from "react";

import { useHydrated } from "#app/platform/document/use-hydrated.ts";
import { Button } from "#app/ui/button.tsx";

import { entryCount, type FlatFields, labelOf, type SettingList } from "./setting-fields.ts";

interface Props {
  field: SettingList;
  /** Where the list stands in the form. */
  path: string;
  values: FlatFields;
  /** What is wrong with the list as such. */
  problem: string | undefined;
  onChange: () => void;
  /** The fields of an entry, which stand at `prefix`. */
  renderEntry: (prefix: string, values: FlatFields) => ReactNode;
}

/**
 * The entries of a list: added, removed and moved by buttons. Their inputs keep what is typed, because each entry keeps its
 * place in React while its index changes. Without scripts, one more empty entry is offered, and emptied ones go.
 */
export function SettingListField({ field, path, values, problem, onChange, renderEntry }: Props) {
  const hydrated = useHydrated();
  const [entries, setEntries] = useState(() =>
    Array.from({ length: entryCount(values, path) }, (_, index) => ({ key: index, from: index })),
  );
  const [nextKey, setNextKey] = useState(entries.length);
  const change = (next: typeof entries) => {
    setEntries(next);
    onChange();
  };
  const move = (index: number, by: 1 | -1) => {
    const next = [...entries];
    const [entry] = next.splice(index, 1);
    if (entry) next.splice(index + by, 0, entry);
    change(next);
  };
  const add = () => {
    change([...entries, { key: nextKey, from: -1 }]);
    setNextKey(nextKey + 1);
  };
  const spare = !hydrated && !field.fixed && entries.length < field.most ? [{ key: -1, from: -1 }] : [];
  return (
    <fieldset className="border-t border-line pt-5">
      <legend className="float-left text-lg font-semibold">{field.label}</legend>
      {field.hint ? <p className="clear-both text-sm text-muted">{field.hint}</p> : null}
      {problem ? <p className="clear-both text-sm text-danger">{problem}</p> : null}
      <ol className="clear-both grid gap-4 pt-3">
        {[...entries, ...spare].map((entry, index) => {
          const name = labelOf([field], `${field.name}.${index}`);
          return (
            <li key={entry.key} className="border border-line bg-white p-4">
              <div className="mb-3 flex min-h-11 flex-wrap items-center justify-between gap-2">
                <h3 className="text-sm font-semibold">{name}</h3>
                {hydrated && !field.fixed ? (
                  <div className="flex gap-1">
                    <Button
                      size="small"
                      look="outline"
                      disabled={index === 0}
                      aria-label={`Move ${name} up`}
                      onClick={() => move(index, -1)}
                    >
                      ↑
                    </Button>
                    <Button
                      size="small"
                      look="outline"
                      disabled={index === entries.length - 1}
                      aria-label={`Move ${name} down`}
                      onClick={() => move(index, 1)}
                    >
                      ↓
                    </Button>
                    <Button
                      size="small"
                      look="outline"
                      disabled={entries.length === 1}
                      aria-label={`Remove ${name}`}
                      onClick={() => change(entries.filter(({ key }) => key !== entry.key))}
                    >
                      Remove
                    </Button>
                  </div>
                ) : null}
              </div>
              {renderEntry(`${path}.${index}.`, entry.from === index ? values : moved(values, path, entry.from, index))}
            </li>
          );
        })}
      </ol>
      {hydrated && !field.fixed ? (
        <Button size="small" look="outline" className="mt-3" disabled={entries.length >= field.most} onClick={add}>
          Add {field.item.toLowerCase()}
        </Button>
      ) : null}
    </fieldset>
  );
}

/** The values of the entry that stood at `from`, by the names they have at `to`. */
function moved(values: FlatFields, path: string, from: number, to: number): FlatFields {
  const prefix = `${path}.${from}.`;
  return Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => name.startsWith(prefix))
      .map(([name, value]) => [`${path}.${to}.${name.slice(prefix.length)}`, value]),
  );
}
