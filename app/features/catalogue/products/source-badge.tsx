import { sourceNote } from "#app/features/shop/shipping/sources.ts";
import { Badge } from "#app/ui/badge.tsx";

/** Where a product comes from, when it is not our own stock (S6). */
export function SourceBadge({ source, className = "" }: { source: string; className?: string }) {
  if (source === "local") return null;
  return (
    <Badge tone="ink" className={className}>
      {source === "cjdropshipping" ? "CJ" : source.toUpperCase()}
    </Badge>
  );
}

/** The badge's meaning, as a text. */
export function SourceNote({ source, className = "" }: { source: string; className?: string }) {
  const note = sourceNote(source);
  return note === null ? null : <span className={`text-sm text-muted ${className}`}>{note}</span>;
}
