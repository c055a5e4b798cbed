import { useState } from "react";
import { Form, useNavigation } from "react-router";

import { UnsavedChanges } from "#app/admin/frame/unsaved-changes.tsx";
import { replyMaxLength } from "#app/features/people/contact/schemas.ts";
import { Button } from "#app/ui/button.tsx";
import { TextAreaField } from "#app/ui/field.tsx";

interface Props {
  message: { id: string; email: string };
  replyKey: string;
  answer: { body: string; error: string } | undefined;
}

/** Where an answer is written. It goes out as an email and sets the message to 'replied'. */
export function ReplyForm({ message, replyKey, answer }: Props) {
  const [isWritten, setWritten] = useState(false);
  // The page's data is read anew after each change of the status; the answer being written keeps its key.
  const [key] = useState(replyKey);
  const sending = useNavigation().formMethod === "POST";
  return (
    <Form method="post" action={`/admin/messages/${message.id}`} className="grid gap-4">
      <UnsavedChanges unsaved={isWritten && !sending} />
      <input type="hidden" name="intent" value="reply" />
      <input type="hidden" name="key" value={key} />
      <TextAreaField
        label="Your reply"
        name="body"
        required
        rows={8}
        maxLength={replyMaxLength}
        defaultValue={answer?.body}
        error={answer?.error}
        hint={`Sent to ${message.email} with your signature.`}
        onChange={({ target }) => setWritten(target.value.trim() !== "")}
      />
      <div>
        <Button type="submit" size="small" busy={sending}>
          Send reply
        </Button>
      </div>
    </Form>
  );
}
