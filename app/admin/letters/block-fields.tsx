import { useState } from "react";

import type { PickedProduct } from "#app/admin/products/find-products.server.ts";
import { ProductPicker } from "#app/admin/products/product-picker.tsx";
import { uploadSitePicture } from "#app/admin/settings/upload-site-picture.ts";
import type { LetterBlock, LetterBlockKind } from "#app/features/catalogue/letters/letter-blocks.ts";
import { imageAtWidth } from "#app/features/shop/storage/image-url.ts";
import { TextAreaField, TextField } from "#app/ui/field.tsx";

export const blockNames: Record<LetterBlockKind, string> = {
  heading: "Heading",
  text: "Text",
  picture: "Picture",
  products: "Products",
  button: "Button",
};

/** A block that nobody has filled in. */
export const emptyBlocks: { [Kind in LetterBlockKind]: Extract<LetterBlock, { kind: Kind }> } = {
  heading: { kind: "heading", text: "" },
  text: { kind: "text", text: "" },
  picture: { kind: "picture", src: "", alt: "" },
  products: { kind: "products", ids: [] },
  button: { kind: "button", text: "", href: "/shop" },
};

interface Props {
  block: LetterBlock;
  /** The products that its letter shows, for their names. */
  picked: readonly PickedProduct[];
  onChange: (block: LetterBlock) => void;
}

/** What a block is filled in with. */
export function BlockFields({ block, picked, onChange }: Props) {
  switch (block.kind) {
    case "heading":
      return (
        <TextField
          label="Heading"
          value={block.text}
          maxLength={120}
          onChange={({ target }) => onChange({ ...block, text: target.value })}
        />
      );
    case "text":
      return (
        <TextAreaField
          label="Text"
          hint="An empty line begins a new paragraph."
          value={block.text}
          maxLength={4000}
          onChange={({ target }) => onChange({ ...block, text: target.value })}
        />
      );
    case "button":
      return (
        <div className="grid gap-3 sm:grid-cols-2">
          <TextField
            label="Button"
            value={block.text}
            maxLength={60}
            onChange={({ target }) => onChange({ ...block, text: target.value })}
          />
          <TextField
            label="Leads to"
            value={block.href}
            maxLength={500}
            onChange={({ target }) => onChange({ ...block, href: target.value })}
          />
        </div>
      );
    case "products":
      return (
        <ProductPicker
          name="products"
          selected={picked.filter(({ id }) => block.ids.includes(id))}
          onSelect={(products) => onChange({ ...block, ids: products.map(({ id }) => id) })}
        />
      );
    case "picture":
      return <PictureFields block={block} onChange={onChange} />;
  }
}

type Picture = Extract<LetterBlock, { kind: "picture" }>;

function PictureFields({ block, onChange }: { block: Picture; onChange: (block: Picture) => void }) {
  const [state, setState] = useState<"idle" | "uploading" | { failed: string }>("idle");
  const upload = async (file: File | undefined) => {
    if (!file) return;
    setState("uploading");
    const result = await uploadSitePicture(file);
    setState("failed" in result ? result : "idle");
    if ("url" in result) onChange({ ...block, src: result.url });
  };
  return (
    <div className="grid gap-3">
      {block.src ? (
        <img src={imageAtWidth(block.src, 320)} alt="" className="max-h-40 max-w-full justify-self-start" />
      ) : null}
      <label className="inline-flex min-h-11 cursor-pointer items-center text-sm underline underline-offset-4 focus-within:outline-3 focus-within:outline-ink">
        {state === "uploading" ? "Uploading..." : block.src ? "Upload another picture" : "Upload a picture"}
        <input
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          className="sr-only"
          disabled={state === "uploading"}
          onChange={({ target }) => void upload(target.files?.[0])}
        />
      </label>
      {typeof state === "object" ? (
        <p role="alert" className="text-sm text-danger">
          {state.failed}
        </p>
      ) : null}
      <TextField
        label="What the picture shows"
        hint="For people who don't see it. Many mail programs hide pictures."
        value={block.alt}
        maxLength={300}
        onChange={({ target }) => onChange({ ...block, alt: target.value })}
      />
    </div>
  );
}
