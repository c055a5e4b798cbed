import { useState } from "react";
import { Form, useNavigation } from "react-router";

import type { PickedProduct } from "#app/admin/products/find-products.server.ts";
import { ProductPicker } from "#app/admin/products/product-picker.tsx";
import { collectionPath } from "#app/features/catalogue/collections/collection-path.ts";
import { ProductPicture } from "#app/features/catalogue/products/product-picture.tsx";
import { useHydrated } from "#app/platform/document/use-hydrated.ts";
import { collectionSorts } from "#app/shared/collection-rules.ts";
import { cutDescription } from "#app/shared/cut-description.ts";
import { slugOf } from "#app/shared/slug.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Checkbox, SelectField, TextAreaField, TextField } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";

import type { CollectionAnswer } from "./collection-forms.ts";
import { ConditionFields } from "./condition-fields.tsx";

interface Props {
  /** Made up for a new one. */
  id: string;
  isNew: boolean;
  /** The version that is edited. */
  updatedAt: string;
  texts: Record<string, string>;
  named: readonly PickedProduct[];
  answer: CollectionAnswer | undefined;
  mayWrite: boolean;
}

/** The fields of a collection: what it says, what is in it, in which order, and how search engines show it. */
export function CollectionForm({ id, isNew, updatedAt, texts: saved, named, answer, mayWrite }: Props) {
  const isSent = useNavigation().formData?.get("intent") === "save";
  const hydrated = useHydrated();
  const texts = answer?.fields ?? saved;
  const [live, setLive] = useState(texts);
  const errors = answer?.errors ?? {};
  const field = (name: string) => ({
    name,
    defaultValue: texts[name] ?? "",
    error: errors[name],
    autoComplete: "off",
    onChange: ({ target }: { target: { value: string } }) => setLive((before) => ({ ...before, [name]: target.value })),
  });
  const handle = slugOf(live["handle"] ?? "") || slugOf(live["title"] ?? "") || "collection";
  const kind = live["kind"] ?? "hand";
  const description = cutDescription(live["seoDescription"] || live["text"] || "");
  return (
    <Form method="post" encType="multipart/form-data" className="grid gap-6">
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="updatedAt" value={updatedAt} />
      {answer?.problem ? <Notice tone="error">{answer.problem}</Notice> : null}
      <fieldset disabled={!mayWrite} className="grid min-w-0 items-start gap-6 xl:grid-cols-2">
        <Card title="What shoppers see" className="grid gap-4">
          <TextField label="Title" {...field("title")} required maxLength={100} />
          <TextAreaField label="Text" {...field("text")} rows={3} maxLength={2_000} />
          <TextField
            label="Address"
            {...field("handle")}
            maxLength={60}
            hint={`${collectionPath(handle)}. If you change it, the old address leads to the new one.`}
          />
          {texts["picture"] ? (
            <ProductPicture
              url={texts["picture"]}
              alt="The picture now"
              width={320}
              className="aspect-3/2 w-48 object-cover"
            />
          ) : null}
          <label className="block text-sm font-medium">
            New picture
            <input
              type="file"
              name="file"
              accept="image/*"
              className="mt-1.5 block min-h-12 w-full border border-line-strong bg-white text-sm font-normal file:mr-4 file:min-h-12 file:border-0 file:bg-ink file:px-5 file:text-sm file:font-semibold file:text-white hover:border-ink"
            />
          </label>
          <TextField
            label="Or a picture's address"
            {...field("picture")}
            maxLength={500}
            hint="Clear it to show no picture."
          />
          <Checkbox name="published" label="Published" defaultChecked={texts["published"] === "on"} />
          <Checkbox name="inMenu" label="Show in menu" defaultChecked={texts["inMenu"] === "on"} />
          <TextField
            label="Place in the menu"
            {...field("menuPlace")}
            type="number"
            inputMode="numeric"
            min={1}
            max={99}
            hint="1 comes first. The menu shows published collections, up to 12."
          />
        </Card>
        <Card title="Search engines" className="grid gap-4">
          <TextField
            label="Title in search results"
            {...field("seoTitle")}
            maxLength={200}
            hint="Empty: its title. About 60 characters fit."
          />
          <TextField
            label="Description in search results"
            {...field("seoDescription")}
            maxLength={500}
            hint="Empty: its text. About 155 characters fit."
          />
          <figure className="border border-line p-4">
            <figcaption className="mb-2 text-xs text-muted">How search engines may show it</figcaption>
            <p className="text-xs break-all text-muted">{collectionPath(handle)}</p>
            <p className="mt-0.5 text-lg leading-snug font-medium wrap-anywhere">
              {live["seoTitle"] || live["title"] || "Title"}
            </p>
            <p className="mt-0.5 text-sm wrap-anywhere text-muted">{description || "Its text"}</p>
          </figure>
        </Card>
        <Card title="Products" className="grid gap-4 xl:col-span-2">
          <div className="grid gap-4 sm:grid-cols-2">
            <SelectField label="Chosen" {...field("kind")}>
              <option value="hand">By hand</option>
              <option value="rule">By a rule</option>
            </SelectField>
            <SelectField label="Order" {...field("sort")}>
              {Object.entries(collectionSorts).map(([sort, name]) => (
                <option key={sort} value={sort}>
                  {name}
                </option>
              ))}
            </SelectField>
          </div>
          {/* Without scripts both stay, for nothing can show them. */}
          <div className="min-w-0" hidden={hydrated && kind !== "hand"}>
            <ProductPicker
              name="products"
              selected={named}
              typed={answer?.fields["products"]}
              error={errors["products"]}
            />
          </div>
          <div hidden={hydrated && kind !== "rule"}>
            <ConditionFields texts={texts} error={errors["conditions"]} />
          </div>
        </Card>
      </fieldset>
      {mayWrite ? (
        <Button type="submit" name="intent" value="save" busy={isSent} className="justify-self-start">
          {isNew ? "Create collection" : "Save collection"}
        </Button>
      ) : null}
    </Form>
  );
}
