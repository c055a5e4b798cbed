import { Notice } from "#app/ui/notice.tsx";

/** Says above a product's preview that it is one. */
export function PreviewNotice() {
  return (
    <div className="page pt-4">
      <Notice tone="warning">Preview for staff: the product as it is saved, also while shoppers do not see it.</Notice>
    </div>
  );
}
