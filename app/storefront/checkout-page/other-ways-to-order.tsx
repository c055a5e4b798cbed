import { useSite } from "#app/features/configuration/use-site.ts";
import { Notice } from "#app/ui/notice.tsx";

/** How to order when scripts are off or fail to load. Hidden once the page is hydrated. */
export function OtherWaysToOrder({ hydrated }: { hydrated: boolean }) {
  if (hydrated) return null;
  return (
    <>
      <noscript>
        <Notice tone="warning" className="mt-6">
          <p className="font-semibold">Ordering here needs JavaScript.</p>
          <p>
            Turn it on and reload this page, or order from us directly: <Contact />.
          </p>
        </Notice>
      </noscript>
      {/* Shown by style alone, to those whose scripts have not come after a while. */}
      <div className="mt-6 animate-overdue noscript:hidden">
        <Notice tone="warning">
          <p className="font-semibold">This page is still loading.</p>
          <p>
            Nothing is sent until it has loaded. If it stays like this, reload it, or order from us directly:{" "}
            <Contact />.
          </p>
        </Notice>
      </div>
    </>
  );
}

function Contact() {
  const { contact } = useSite();
  const link = "underline underline-offset-4";
  return (
    <>
      call{" "}
      <a href={`tel:${contact.phone.replaceAll(" ", "")}`} className={`whitespace-nowrap ${link}`}>
        {contact.phone}
      </a>{" "}
      or write to{" "}
      <a href={`mailto:${contact.email}`} className={link}>
        {contact.email}
      </a>
    </>
  );
}
