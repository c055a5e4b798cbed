import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";

import { useStockLevels } from "#app/features/catalogue/inventory/use-stock-levels.ts";
import { localPath } from "#app/shared/language/current-language.ts";
import { Button, TextButton } from "#app/ui/button.tsx";
import { Modal, ModalHeader } from "#app/ui/modal.tsx";
import { showToast } from "#app/ui/toast.ts";

import { wishButtonTexts } from "./wish-button.texts.ts";
import { Wish } from "./wish.tsx";
import { renameWishlist, useWishlistName } from "./wishlist-name.ts";
import { removeWish, useWishlist } from "./wishlist-store.ts";
import { wishlistTexts } from "./wishlist.texts.ts";

/** The wishlist as a dialog; `ideas` stand below an empty one. */
export default function WishlistDialog({ onClose, ideas }: { onClose: () => void; ideas: ReactNode }) {
  const items = useWishlist();
  const texts = wishlistTexts();
  const head = useRef<HTMLDivElement>(null);
  const remove = (id: string) => {
    removeWish(id);
    // The pressed button is removed with its row: without this the focus would be lost.
    head.current?.focus();
    showToast("success", wishButtonTexts().removed);
  };
  const { levels } = useStockLevels(items.map((item) => item.id));
  return (
    <Modal label={useWishlistName()} placement="side" onClose={onClose} className="open:flex open:flex-col">
      <ModalHeader
        ref={head}
        closeLabel={texts.close}
        className="items-start border-b border-line px-6 pt-5 pb-1"
        closeClassName="-m-2.5 hover:bg-paper-deep"
      >
        <WishlistName />
      </ModalHeader>
      {items.length === 0 ? (
        <>
          {/* At the top, so that it stays where it is when ideas come below it. */}
          <div className="flex flex-col items-center gap-4 px-6 py-12 text-center">
            <h3 className="display text-display-sm">{texts.empty}</h3>
            <p className="text-balance text-muted">{texts.howTo}</p>
            <a
              href={localPath("/shop")}
              className="mt-2 inline-flex min-h-12 items-center bg-ink px-6 text-sm font-semibold tracking-wide text-white uppercase transition hover:bg-volt hover:text-ink active:[translate:0_1px]"
            >
              {texts.browse}
            </a>
          </div>
          {ideas}
        </>
      ) : (
        <>
          <ul className="flex-1 ruled overflow-y-auto px-6">
            {items.map((item) => (
              <Wish key={item.id} item={item} level={levels.get(item.id)} onRemove={() => remove(item.id)} />
            ))}
          </ul>
          <a
            href={localPath("/shop")}
            data-keep-clear
            className="border-t border-line p-4 text-center text-sm font-semibold underline underline-offset-4 -outline-offset-4 hover:bg-paper-deep"
          >
            {texts.goOn}
          </a>
        </>
      )}
    </Modal>
  );
}

function WishlistName() {
  const texts = wishlistTexts();
  const name = useWishlistName();
  const [editing, setEditing] = useState(false);
  const renameButton = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    // The button and the form replace each other: the focus goes with them.
    if (editing) field.current?.focus();
    else if (wasEditing.current) renameButton.current?.focus();
    wasEditing.current = editing;
  }, [editing]);
  if (!editing) {
    return (
      <div>
        <h2 className="display text-display-sm">{name}</h2>
        <TextButton ref={renameButton} className="min-h-11" onClick={() => setEditing(true)}>
          {texts.rename}
        </TextButton>
      </div>
    );
  }
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get("wishlistName");
    renameWishlist(typeof typed === "string" ? typed : "");
    setEditing(false);
    showToast("success", texts.renamed);
  };
  return (
    <form onSubmit={save} className="flex gap-2">
      <input
        ref={field}
        name="wishlistName"
        aria-label={texts.nameField}
        defaultValue={name}
        maxLength={60}
        className="min-h-12 w-full border border-line-strong bg-white px-3"
      />
      <Button type="submit">{texts.save}</Button>
    </form>
  );
}
