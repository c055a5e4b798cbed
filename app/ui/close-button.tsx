import { Icon } from "./icon.tsx";

interface Props {
  label: string;
  onClick: React.MouseEventHandler<HTMLButtonElement>;
  className?: string;
}

/** The button that closes a dialog, or takes away what it stands at: a cross, 44 px, named by its label. */
export function CloseButton({ label, onClick, className = "" }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className={`inline-flex size-11 shrink-0 items-center justify-center ${className}`}
    >
      <Icon name="close" />
    </button>
  );
}
