import { MailCell, MailImage, MailTable } from "#app/features/shop/mail/mail-parts.tsx";
import { mailColors } from "#app/features/shop/mail/mail-theme.ts";
import { acceptedImageUrl, imageAtWidth } from "#app/features/shop/storage/image-url.ts";

import type { BackInStockRequest } from "./request.server.ts";

const size = { width: 96, height: 120 };
const cell = { padding: "16px 0", verticalAlign: "middle" } as const;

/** What a request is about: its picture, name, color and size. */
export function MailVariant({
  request,
  origin,
}: {
  request: Pick<BackInStockRequest, "product" | "color" | "size" | "image">;
  origin: string;
}) {
  const url = acceptedImageUrl(request.image);
  const style = { ...size, background: mailColors.ground };
  return (
    <MailTable
      width="100%"
      style={{ borderTop: `1px solid ${mailColors.ink}`, borderBottom: `1px solid ${mailColors.line}` }}
    >
      <tr>
        <MailCell width={String(size.width)} style={cell}>
          {url === null ? (
            <div style={style} />
          ) : (
            <MailImage
              src={new URL(imageAtWidth(url, 320), origin).href}
              alt=""
              {...size}
              style={{ ...style, objectFit: "cover" }}
            />
          )}
        </MailCell>
        <MailCell style={{ ...cell, paddingLeft: 16 }}>
          <strong>{request.product}</strong>
          <br />
          <span style={{ color: mailColors.muted }}>{`${request.color}, ${request.size}`}</span>
        </MailCell>
      </tr>
    </MailTable>
  );
}
