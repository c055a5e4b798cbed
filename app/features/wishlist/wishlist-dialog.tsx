import { useEffect, useRef, useState } from "react";

import { addToCart } from "#app/features/cart/cart-store.ts";
import { ProductPicture } from "#app/features/catalogue/product-picture.tsx";
import { parsePriceText } from "#app/shared/money.ts";
import { Button, TextButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { showToast } from "#app/ui/toast.ts";

import type { WishlistItem } from "./wishlist-item.ts";
import { removeWish, renameWishlist, useWishlist, useWishlistName } from "./wishlist-store.ts";

/** The wishlist, opened by the window event `openWishlist`. The browser's own dialog traps focus and gives it back. */
export function WishlistDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const items = useWishlist();
  useEffect(() => {
    const open = () => dialog.current?.showModal();
    window.addEventListener("openWishlist", open);
    return () => window.removeEventListener("openWishlist", open);
  }, []);
  const close = () => dialog.current?.close();

  return (
    <dialog
      ref={dialog}
      aria-label={useWishlistName()}
      onClick={(event) => event.target === event.currentTarget && close()}
      className="m-0 ml-auto h-dvh max-h-none w-full max-w-md bg-paper text-ink backdrop:bg-ink/60 open:flex open:flex-col"
    >
      <div className="flex items-start justify-between gap-4 border-b border-line p-6">
        <WishlistName />
        <button
          type="button"
          aria-label="Close wishlist"
          className="-m-2.5 inline-flex size-11 items-center justify-center"
          onClick={close}
        >
          <Icon name="close" />
        </button>
      </div>
      {items.length === 0 ? (
        <div className="flex flex-1 flex-col items-center justify-center gap-4 p-6 text-center">
          <h3 className="display text-display-sm">No Favorites Yet</h3>
          <p className="text-muted">Tap the heart icon on any product to save it here.</p>
          <a
            href="/shop"
            className="mt-2 inline-flex min-h-12 items-center bg-ink px-6 text-sm font-semibold tracking-wide text-white uppercase hover:bg-volt hover:text-ink"
          >
            Browse Products
          </a>
        </div>
      ) : (
        <>
          <ul className="flex-1 divide-y divide-line overflow-y-auto px-6">
            {items.map((item) => (
              <Wish key={item.id} item={item} />
            ))}
          </ul>
          <a
            href="/shop"
            className="border-t border-line p-6 text-center text-sm font-semibold underline underline-offset-4"
          >
            Continue Shopping
          </a>
        </>
      )}
    </dialog>
  );
}

function WishlistName() {
  const name = useWishlistName();
  const [editing, setEditing] = useState(false);
  if (!editing) {
    return (
      <div>
        <h2 className="display text-display-sm">{name}</h2>
        <TextButton onClick={() => setEditing(true)}>Rename</TextButton>
      </div>
    );
  }
  const save = (form: FormData) => {
    renameWishlist(String(form.get("wishlistName")));
    setEditing(false);
    void showToast("success", "Wishlist name updated");
  };
  return (
    <form action={save} className="flex gap-2">
      <input
        name="wishlistName"
        aria-label="Wishlist name"
        defaultValue={name}
        maxLength={60}
        className="min-h-12 w-full border border-line-strong bg-white px-3"
      />
      <Button type="submit">Save</Button>
    </form>
  );
}

function Wish({ item }: { item: WishlistItem }) {
  const { id, name, image, size, color, variant } = item;
  const remove = () => {
    removeWish(id);
    void showToast("success", "Removed from wishlist");
  };
  const add = () => {
    const price = parsePriceText(item.price);
    const chosen = { size, color, sizeId: null, colorId: null, variantId: variant };
    addToCart({ id, originalId: null, name, price, image, ...chosen, quantity: 1, currency: "SEK", source: "test" });
    void showToast("success", "Added to cart from wishlist");
  };
  return (
    <li className="flex gap-4 py-5">
      <ProductPicture url={image} alt="" sizes="5rem" className="aspect-4/5 w-20 shrink-0" />
      <div className="grid flex-1 content-start gap-1">
        <a href={`/product/${encodeURIComponent(id)}`} className="leading-5 font-semibold hover:underline">
          {name}
        </a>
        <p className="text-sm tabular-nums">{item.price}</p>
        <div className="mt-2 flex flex-wrap gap-x-5">
          <TextButton onClick={add}>Add to Cart</TextButton>
          <TextButton onClick={remove}>Remove</TextButton>
        </div>
      </div>
    </li>
  );
}
