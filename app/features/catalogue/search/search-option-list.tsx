import { type ReactNode, useId } from "react";
import { Link } from "react-router";

import { Price } from "#app/features/catalogue/products/price.tsx";
import { ProductPicture } from "#app/features/catalogue/products/product-picture.tsx";
import type { Combobox } from "#app/ui/use-combobox.ts";

import { MarkedText } from "./marked-text.tsx";
import type { SearchOption } from "./search-options.ts";
import { searchTexts } from "./search.texts.tsx";

interface Props {
  options: readonly SearchOption[];
  /** Beginnings of words to mark in names. */
  marks: readonly string[];
  combobox: Combobox;
  onChoose: (option: SearchOption) => void;
}

/** The listbox of the search: what was probably meant, then products, collections and help pages, each under its heading. */
export function SearchOptions({ options, marks, combobox, onChoose }: Props) {
  const texts = searchTexts();
  const shown = (kind: SearchOption["kind"]) =>
    options.flatMap((option, index) => {
      if (option.kind !== kind) return [];
      const props = {
        role: "option",
        id: combobox.optionId(index),
        "aria-selected": index === combobox.active,
        // The text field keeps the focus; arrow keys choose.
        tabIndex: -1,
        onClick: () => onChoose(option),
      } as const;
      return [<Option key={props.id} option={option} marks={marks} {...props} />];
    });
  const products = shown("product");
  const aside = { collections: shown("collection"), pages: shown("page") };
  const hasAside = aside.collections.length + aside.pages.length > 0;
  return (
    <div
      id={combobox.listId}
      role="listbox"
      aria-label={texts.suggestions}
      className={`grid gap-x-16 gap-y-8 ${hasAside ? "lg:grid-cols-[minmax(0,1fr)_16rem]" : ""}`}
    >
      <div role="presentation" className="col-span-full empty:hidden">
        {shown("meant")}
      </div>
      <Group title={texts.products} className="grid content-start gap-x-8 md:grid-cols-2" options={products} />
      <div role="presentation" className="grid content-start gap-8 empty:hidden">
        <Group title={texts.collections} options={aside.collections} />
        <Group title={texts.help} options={aside.pages} />
      </div>
    </div>
  );
}

function Group({ title, className = "", options }: { title: string; className?: string; options: ReactNode[] }) {
  const id = useId();
  if (options.length === 0) return null;
  return (
    <div role="group" aria-labelledby={id}>
      <p role="presentation" id={id} className="eyebrow pb-2 text-muted">
        {title}
      </p>
      <div role="presentation" className={className}>
        {options}
      </div>
    </div>
  );
}

interface OptionProps {
  option: SearchOption;
  marks: readonly string[];
  role: "option";
  id: string;
  "aria-selected": boolean;
  tabIndex: number;
  onClick: () => void;
}

const row =
  "search-row flex min-h-11 items-center border-b border-line py-3 hover:bg-paper-deep aria-selected:bg-ink aria-selected:text-white";

function Option({ option, marks, ...props }: OptionProps) {
  if (option.kind === "meant")
    return (
      <button
        type="button"
        {...props}
        className="min-h-11 px-3 -ml-3 text-left text-lg aria-selected:bg-ink aria-selected:text-white"
      >
        {searchTexts().didYouMean(<span className="font-semibold underline underline-offset-4">{option.words}</span>)}
      </button>
    );
  if (option.kind === "product") return <ProductOption option={option} marks={marks} {...props} />;
  return (
    <Link {...props} to={option.path} className={`${row} text-sm font-semibold`}>
      <span>
        <MarkedText text={option.name} marks={marks} />
      </span>
    </Link>
  );
}

type Chosen<Kind> = Extract<SearchOption, { kind: Kind }>;

function ProductOption({ option, marks, ...props }: OptionProps & { option: Chosen<"product"> }) {
  const { product, path } = option;
  return (
    <Link {...props} to={path} className={`${row} gap-4`}>
      <ProductPicture url={product.image} alt="" sizes="3.5rem" widest={320} className="aspect-4/5 w-14 shrink-0" />
      <span className="min-w-0 flex-1">
        <span className="block leading-5 font-semibold">
          <MarkedText text={product.name} marks={marks} />
        </span>
        <span className="block text-sm">{product.category}</span>
        <Price {...product} className="mt-1 text-sm font-semibold sm:hidden" />
      </span>
      <Price {...product} className="shrink-0 text-right text-sm font-semibold max-sm:hidden" />
    </Link>
  );
}
