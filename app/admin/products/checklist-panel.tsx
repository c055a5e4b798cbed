import { Icon } from "#app/ui/icon.tsx";
import { PhoneFold } from "#app/ui/phone-fold.tsx";

import { type FormSection, formSections } from "./form-sections.ts";
import type { ChecklistItem } from "./publish-checklist.ts";

interface Props {
  items: readonly ChecklistItem[];
  onGo: (field: string) => void;
}

const row = "flex items-center gap-2 py-1.5 text-sm";

/** What keeps the product from being published, section by section. Each entry leads to its field; without scripts to its section. */
export function ChecklistPanel({ items, onGo }: Props) {
  const title = items.length === 0 ? "Ready to publish" : `Before publishing: ${items.length} to add`;
  const list = (
    <ul>
      {(Object.keys(formSections) as FormSection[]).map((section) => {
        const own = items.filter((item) => item.section === section);
        if (own.length === 0)
          return (
            <li key={section} className={`${row} text-muted`}>
              <Icon name="check" className="size-4 shrink-0 text-success" />
              {formSections[section]}
              <span className="sr-only">: complete</span>
            </li>
          );
        return (
          <li key={section}>
            <p className={`${row} font-medium`}>
              <span aria-hidden="true" className="m-0.5 size-3 shrink-0 rounded-full border border-ink" />
              {formSections[section]}
            </p>
            <ul className="pb-1 pl-6">
              {own.map(({ field, message }) => (
                <li key={`${field} ${message}`}>
                  <a
                    href={`#${section}`}
                    onClick={(event) => {
                      event.preventDefault();
                      onGo(field);
                    }}
                    className="inline-flex min-h-11 items-center text-sm underline decoration-line-strong underline-offset-4 hover:decoration-ink lg:min-h-8"
                  >
                    {message}
                  </a>
                </li>
              ))}
            </ul>
          </li>
        );
      })}
    </ul>
  );
  return (
    <nav aria-label="Before publishing" className="border border-line bg-white px-5 lg:py-4">
      <h2 className="text-base font-semibold max-lg:sr-only">{title}</h2>
      <p role="status" className="sr-only">
        {title}
      </p>
      <PhoneFold title={title}>{list}</PhoneFold>
    </nav>
  );
}
