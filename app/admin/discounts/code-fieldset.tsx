import { type RefObject, useEffect, useRef, useState } from "react";

import type { PickedProduct } from "#app/admin/products/find-products.server.ts";
import { ProductPicker } from "#app/admin/products/product-picker.tsx";
import type { CodeKind } from "#app/features/selling/discounts/discount-code.ts";
import { marketOf, markets } from "#app/features/shop/markets/markets.ts";
import { useHydrated } from "#app/platform/document/use-hydrated.ts";
import type { DiscountMethod } from "#app/shared/states.ts";
import { Checkbox, SelectField, TextField } from "#app/ui/field.tsx";

import { codeSentence } from "./code-texts.ts";
import { draftOfForm } from "./draft-of-form.ts";

/** The types of a code, as staff choose them. */
const kindNames: Readonly<Record<CodeKind, string>> = {
  percentage: "Percentage",
  fixed: "Fixed amount",
  "free-shipping": "Free shipping",
  "buy-x-get-y": "Buy X, get Y",
};

interface Props {
  /** The fields as they were sent or stored, as texts. */
  texts: Record<string, string>;
  errors: Record<string, string>;
  /** What names a new one, should it be automatic; undefined for one that exists. */
  newId: string | undefined;
  named: readonly PickedProduct[];
}

/** The fields of a discount: how it is applied, the type, then those of that type, then for what, when and how often; and what it all comes to. Without scripts all stand there. */
export function CodeFieldset({ texts, errors, newId, named }: Props) {
  const hydrated = useHydrated();
  const top = useRef<HTMLDivElement>(null);
  const [method, setMethod] = useState(texts["method"] ?? "code");
  const [kind, setKind] = useState(texts["discountType"] ?? "percentage");
  const [market, setMarket] = useState(texts["market"] ?? "");
  const money = marketOf(market)?.currency ?? "kr";
  const [scope, setScope] = useState(texts["scope"] ?? "everything");
  const [picked, setPicked] = useState(named);
  const sentence = useSentence(top, picked);
  const isShown = (...kinds: CodeKind[]) => !hydrated || kinds.some((one) => one === kind);
  const isAutomatic = method === "automatic";
  const isNew = newId !== undefined;
  // A new one without scripts has the fields of both.
  const hasCode = !isAutomatic || (isNew && !hydrated);
  const hasTitle = isAutomatic || (isNew && !hydrated);
  const field = (name: string) => ({
    name,
    defaultValue: texts[name] ?? "",
    error: errors[name],
    autoComplete: "off",
  });
  return (
    <>
      <div ref={top} className="contents">
        {isNew ? <MethodChoice method={method} newId={newId} onChoose={setMethod} /> : null}
        {hasTitle ? (
          <TextField
            label="Title"
            {...field("title")}
            required={hydrated}
            maxLength={60}
            hint={`Shoppers see it in their cart and on their receipt${isNew && !hydrated ? ". For one that is applied automatically" : ""}`}
            className="sm:col-span-2"
          />
        ) : null}
        {isNew && hasCode ? (
          <TextField
            label="Code"
            {...field("code")}
            required={hydrated}
            maxLength={40}
            autoCapitalize="characters"
            hint="Saved in capitals. You can't change it later."
            className="sm:col-span-2"
          />
        ) : null}
        <SelectField
          label="Market"
          name="market"
          defaultValue={market}
          onChange={({ target }) => setMarket(target.value)}
          hint={
            market === ""
              ? "An amount is in Swedish kronor and holds for orders in SEK alone"
              : `For orders in ${money} alone`
          }
          className="sm:col-span-2"
        >
          <option value="">All markets</option>
          {markets.map(({ id, country }) => (
            <option key={id} value={id}>
              {country}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Type"
          name="discountType"
          defaultValue={kind}
          onChange={({ target }) => setKind(target.value)}
        >
          {Object.entries(kindNames).map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        {isShown("percentage", "fixed", "buy-x-get-y") ? (
          <TextField
            label="Value"
            {...field("valueHundredths")}
            required={hydrated}
            inputMode="decimal"
            hint={hydrated ? valueHints(money)[kind] : "In % or the market's money. Blank for free shipping"}
          />
        ) : (
          <p className="self-end pb-3 text-sm text-muted">Standard delivery is free. Express isn't included.</p>
        )}
        {isShown("buy-x-get-y") ? (
          <>
            <TextField label="Buy (items)" {...field("buyQuantity")} required={hydrated} inputMode="numeric" />
            <TextField
              label="Get (items)"
              {...field("getQuantity")}
              required={hydrated}
              inputMode="numeric"
              hint="The cheapest in the cart"
            />
          </>
        ) : null}
        <SelectField
          label="Applies to"
          name="scope"
          defaultValue={scope}
          onChange={({ target }) => setScope(target.value)}
          className="sm:col-span-2"
        >
          <option value="everything">All products</option>
          <option value="products">Specific products</option>
        </SelectField>
        {/* Without scripts it stays, for nothing can show it. */}
        <div className="min-w-0 sm:col-span-2" hidden={hydrated && scope !== "products"}>
          <ProductPicker
            name="products"
            selected={named}
            typed={texts["products"]}
            error={errors["products"]}
            onSelect={setPicked}
          />
        </div>
        <TextField
          label={`Minimum order (${money})`}
          {...field("minOrderOre")}
          inputMode="decimal"
          hint={scope === "products" ? "Optional. Counts only the selected products" : "Optional"}
        />
        {isShown("percentage") ? (
          <TextField
            label={`Maximum discount (${money})`}
            {...field("maxDiscountOre")}
            inputMode="decimal"
            hint={hydrated ? "Optional" : "Optional, for percentages"}
          />
        ) : null}
        <TextField
          label="Starts"
          {...field("startsAt")}
          type="datetime-local"
          hint="Swedish time. Leave blank to start right away."
        />
        <TextField label="Ends" {...field("expiryDate")} type="datetime-local" hint="Swedish time. Optional" />
        {hasCode ? (
          <>
            <TextField label="Total uses" {...field("maxUses")} inputMode="numeric" hint="Leave blank for no limit" />
            <TextField
              label="Uses per customer"
              {...field("maxUsesPerCustomer")}
              inputMode="numeric"
              hint="By email. Leave blank for no limit"
            />
            <TextField
              label="Description"
              {...field("description")}
              maxLength={200}
              hint="Shoppers see it when they apply the code"
              className="sm:col-span-2"
            />
          </>
        ) : null}
        <Checkbox
          label="Active"
          name="isActive"
          defaultChecked={texts["isActive"] === "on"}
          className="sm:col-span-2"
        />
      </div>
      {sentence === null ? null : (
        <p className="border-l-2 border-ink bg-paper px-4 py-3 text-sm leading-6 sm:col-span-2">
          <span className="sr-only">In words: </span>
          {sentence}
        </p>
      )}
    </>
  );
}

const methodNames: Readonly<Record<DiscountMethod, string>> = {
  code: "Shoppers enter a code",
  automatic: "Applied automatically",
};

/** How a new discount comes to a cart. It cannot be changed later: the orders of a code and of a title are told apart by it. */
function MethodChoice({
  method,
  newId,
  onChoose,
}: {
  method: string;
  newId: string;
  onChoose: (method: string) => void;
}) {
  return (
    <fieldset className="sm:col-span-2">
      <legend className="mb-1.5 text-sm font-medium">Method</legend>
      <input type="hidden" name="newId" value={newId} />
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        {Object.entries(methodNames).map(([id, name]) => (
          <label key={id} className="flex min-h-11 cursor-pointer items-center gap-3 text-sm">
            <input type="radio" name="method" value={id} defaultChecked={method === id} onChange={() => onChoose(id)} />
            {name}
          </label>
        ))}
      </div>
      <p className="mt-1 text-sm text-muted">
        You can't change it later. An order has one discount: whichever saves the shopper most.
      </p>
    </fieldset>
  );
}

const valueHints = (money: string): Readonly<Record<string, string>> => ({
  percentage: "In %",
  fixed: `In ${money}, for the whole order`,
  "buy-x-get-y": "In % off those you get. 100 is free",
});

/** What the fields around `top` say, in words, as they are changed; null while they are not a whole code. */
function useSentence(top: RefObject<HTMLElement | null>, picked: readonly PickedProduct[]): string | null {
  const [sentence, setSentence] = useState<string | null>(null);
  useEffect(() => {
    const form = top.current?.closest("form");
    if (!form) return;
    const read = () => {
      const draft = draftOfForm(
        new FormData(form),
        picked.map(({ id }) => id),
      );
      setSentence(draft && codeSentence(draft, picked));
    };
    read();
    form.addEventListener("input", read);
    return () => form.removeEventListener("input", read);
  }, [top, picked]);
  return sentence;
}
