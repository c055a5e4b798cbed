import { localPath } from "#app/shared/language/current-language.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";

import { FormNotices } from "./case-fields.tsx";
import { CaseFrame } from "./case-frame.tsx";
import type { OrderLinkAnswer } from "./submit-order-link.server.ts";

interface Props {
  /** Made with the form: one that is sent twice sends one e-mail. */
  formId: string;
  answer: OrderLinkAnswer | undefined;
}

/** Has the link of an order sent again, by its number and its address. Needs no scripts. */
export function OrderLinkScreen({ formId, answer }: Props) {
  if (answer?.kind === "asked") return <Asked email={answer.email} />;
  const { values, errors, notice } = answer ?? { values: null, errors: {}, notice: null };
  return (
    <CaseFrame title="Find your order" lead={lead}>
      <FormNotices expired={null} {...{ notice, errors }} />
      <form noValidate method="post" action={localPath("/order-link")} className="grid gap-5">
        <input type="hidden" name="formId" value={answer?.formId ?? formId} />
        <TextField
          label="Order number"
          name="reference"
          required
          maxLength={60}
          autoComplete="off"
          defaultValue={values?.reference}
          error={errors.reference}
          hint="For example PM-12345678."
        />
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={200}
          defaultValue={values?.email}
          error={errors.email}
          hint="The one you ordered with."
        />
        <Button type="submit" className="sm:justify-self-start sm:px-10">
          Email me the link
        </Button>
      </form>
      <Otherwise />
    </CaseFrame>
  );
}

const lead = "We'll email you a link to your order. Use it to track your order, return it or exchange a size.";

/** Says the same of every order, and of none. */
function Asked({ email }: { email: string }) {
  return (
    <CaseFrame title="Check your inbox" isAnswer>
      <Notice tone="success">{`If that order was placed with ${email}, its link is on its way.`}</Notice>
      <p className="mt-6 leading-7 text-muted">
        It can take a minute or two. Nothing there? Check your spam folder and the order number. We send up to three
        links an hour.
      </p>
      <p className="mt-6">
        <a href={localPath("/order-link")} className="underline underline-offset-4">
          Try again
        </a>
      </p>
      <Otherwise />
    </CaseFrame>
  );
}

function Otherwise() {
  return (
    <p className="mt-10 border-t border-line pt-6 text-sm leading-6 text-muted">
      Can't find your order number or email?{" "}
      <a href={localPath("/contact")} className="underline underline-offset-4">
        Contact us
      </a>
      . You can also{" "}
      <a href={localPath("/withdraw")} className="underline underline-offset-4">
        start a return
      </a>{" "}
      without the link.
    </p>
  );
}
