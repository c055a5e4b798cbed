import { Form, useNavigation } from "react-router";

import type { PictureProgress } from "#app/features/shop/files/copied-pictures.server.ts";
import { Button } from "#app/ui/button.tsx";

import { filePath } from "./files-place.ts";
import type { FilePage } from "./read-file-page.server.ts";

/** How far the pictures of an import are copied to the shop, and which could not be had. */
export function FilePictures({ job, pictures }: Pick<FilePage, "job"> & { pictures: PictureProgress }) {
  const busy = useNavigation().formData?.get("intent") === "pictures";
  const { copied, waiting, failed, problems } = pictures;
  const all = copied + waiting + failed;
  if (all === 0) return null;
  return (
    <section aria-labelledby="pictures" className="mt-10">
      <h2 id="pictures" className="mb-4 text-lg font-semibold">
        Pictures
      </h2>
      <div className="border border-line bg-white p-5">
        <p role="status" className="mb-3 text-sm tabular-nums">
          {copied.toLocaleString("en")} of {all.toLocaleString("en")} copied to this shop
          {waiting > 0 ? ". You can leave this page." : "."}
        </p>
        <progress
          aria-label="Pictures copied"
          max={all}
          value={copied + failed}
          className="block h-2 w-full appearance-none bg-line accent-ink [&::-moz-progress-bar]:bg-ink [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-ink"
        />
        {failed > 0 ? (
          <>
            <h3 className="mt-5 mb-2 text-sm font-semibold">We couldn't copy {failed.toLocaleString("en")}</h3>
            <ul className="text-sm leading-6">
              {problems.map(({ url, reason }) => (
                <li key={url} className="wrap-anywhere">
                  {url} <span className="text-muted">{reason}</span>
                </li>
              ))}
            </ul>
            {failed > problems.length ? (
              <p className="text-sm text-muted">And {(failed - problems.length).toLocaleString("en")} more.</p>
            ) : null}
            <p className="mt-3 text-sm leading-6 text-muted">
              Shoppers still see these from the other shop's server, until it closes.
            </p>
            {waiting === 0 ? (
              <Form method="post" action={filePath(job.id)} className="mt-4">
                <Button type="submit" name="intent" value="pictures" look="outline" busy={busy}>
                  Try Again
                </Button>
              </Form>
            ) : null}
          </>
        ) : null}
      </div>
    </section>
  );
}
