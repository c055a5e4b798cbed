import { useEffect, useState } from "react";
import { Link } from "react-router";

import { Icon } from "#app/ui/icon.tsx";
import { Modal } from "#app/ui/modal.tsx";

import { AdminSearchBox } from "./admin-search-box.tsx";

/** Opens the search of the admin, also by Ctrl K. Without scripts it leads to the page that searches. */
export function AdminSearch({ className }: { className: string }) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
  return (
    <>
      <Link
        to="/admin/search"
        discover="none"
        aria-keyshortcuts="Control+K"
        aria-label="Search"
        className={`flex min-h-11 items-center gap-3 border border-ink-line px-3 text-sm text-muted-dark transition-colors hover:border-white hover:text-white max-lg:justify-center ${className}`}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        <Icon name="search" className="size-5 shrink-0" />
        <span className="max-lg:hidden">Search</span>
        <kbd aria-hidden="true" className="ml-auto text-xs max-lg:hidden">
          Ctrl K
        </kbd>
      </Link>
      {open ? (
        <Modal
          label="Search the admin"
          placement="center"
          className="p-0! sm:w-[min(36rem,calc(100%-2rem))]"
          onClose={() => setOpen(false)}
        >
          <AdminSearchBox />
        </Modal>
      ) : null}
    </>
  );
}
