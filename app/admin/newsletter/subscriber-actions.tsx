import { Form } from "react-router";

import { ConfirmSubmit } from "#app/admin/frame/confirm-submit.tsx";

interface Props {
  subscriber: { id: string; email: string; subscribed: boolean };
  /** The path of the page they stand on. */
  returnTo: string;
}

/** What staff can do for a subscriber who asks: end the subscription, or remove the address. Never begin one. */
export function SubscriberActions({ subscriber: { id, email, subscribed }, returnTo }: Props) {
  return (
    <Form method="post" action={`/admin/subscribers/${id}`} preventScrollReset className="flex flex-wrap gap-2">
      <input type="hidden" name="returnTo" value={returnTo} />
      {subscribed ? (
        <ConfirmSubmit
          label="Unsubscribe"
          of={` ${email}`}
          title="End this subscription?"
          confirm="End subscription"
          name="intent"
          value="end"
        >
          <p>
            <strong className="font-medium wrap-anywhere text-ink">{email}</strong> won't get any more newsletters. Only
            they can subscribe again.
          </p>
        </ConfirmSubmit>
      ) : null}
      <ConfirmSubmit
        label="Remove"
        of={` ${email}`}
        title="Remove this address?"
        confirm="Remove address"
        name="intent"
        value="remove"
      >
        <p>
          If someone asks to be forgotten: <strong className="font-medium wrap-anywhere text-ink">{email}</strong> and
          its newsletter data are deleted. You can't undo this.
        </p>
      </ConfirmSubmit>
    </Form>
  );
}
