import { useRef, useState } from "react";

import type { Member } from "#app/features/shop/staff/members.server.ts";
import { TextAreaField } from "#app/ui/field.tsx";
import { useCombobox } from "#app/ui/use-combobox.ts";

import { membersFor, mentionBefore } from "./mention-query.ts";
import { noteLength } from "./order-field-lengths.ts";

/** The text of a note. After an @ it offers colleagues: arrows move among them, Enter or a press puts one in. */
export function NoteField({ members }: { members: readonly Member[] }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const offered = typed === null ? [] : membersFor(members, typed);

  const choose = (member: Member | undefined) => {
    const area = field.current;
    const mention = area && mentionBefore(area.value, area.selectionStart);
    if (!member || !area || !mention) return;
    area.setRangeText(`@${member.username} `, mention.start, area.selectionStart, "end");
    area.focus();
    setTyped(null);
  };
  const combobox = useCombobox({
    count: offered.length,
    onChoose: (index) => choose(offered[index]),
    onEscape: () => setTyped(null),
  });
  const { active, listId, optionId } = combobox;
  return (
    <div className="relative w-full">
      <TextAreaField
        ref={field}
        label="New note"
        name="text"
        rows={3}
        maxLength={noteLength}
        required
        hint="Type @ to mention a colleague. They see it on Home."
        aria-autocomplete="list"
        aria-controls={offered.length > 0 ? listId : undefined}
        aria-activedescendant={active >= 0 ? optionId(active) : undefined}
        onKeyDown={(event) => combobox.inputProps.onKeyDown?.(event as never)}
        onInput={({ currentTarget }) => {
          combobox.reset();
          setTyped(mentionBefore(currentTarget.value, currentTarget.selectionStart)?.typed ?? null);
        }}
        onBlur={() => setTyped(null)}
      />
      <p aria-live="polite" className="sr-only">
        {offered.length > 0 ? `${offered.length} colleagues. Use the arrow keys to choose.` : ""}
      </p>
      {offered.length > 0 ? (
        <div
          id={listId}
          role="listbox"
          aria-label="Colleagues"
          className="absolute top-full left-0 z-10 -mt-6 w-full max-w-72 border border-ink bg-white"
        >
          {offered.map((member, index) => (
            <div
              key={member.username}
              id={optionId(index)}
              role="option"
              aria-selected={index === active}
              // Pressed before the field loses the focus.
              onPointerDown={(event) => {
                event.preventDefault();
                choose(member);
              }}
              className={`flex min-h-11 cursor-pointer flex-wrap items-center gap-x-2 px-3 text-sm wrap-anywhere ${index === active ? "bg-ink text-white" : "hover:bg-paper"}`}
            >
              {member.name}
              <span className={index === active ? "" : "text-muted"}>@{member.username}</span>
            </div>
          ))}
        </div>
      ) : null}
    </div>
  );
}
