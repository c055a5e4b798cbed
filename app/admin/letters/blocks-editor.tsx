import { useEffect, useId, useRef, useState } from "react";

import type { PickedProduct } from "#app/admin/products/find-products.server.ts";
import type { LetterBlock, LetterBlockKind } from "#app/features/catalogue/letters/letter-blocks.ts";
import { Button } from "#app/ui/button.tsx";

import { BlockFields, blockNames, emptyBlocks } from "./block-fields.tsx";

/** A block with a key of its own, so that a field keeps its focus when its block moves. */
export interface KeyedBlock {
  key: number;
  block: LetterBlock;
}

interface Props {
  blocks: readonly KeyedBlock[];
  picked: readonly PickedProduct[];
  /** By `blocks`, or a block's place: `blocks.2`. */
  errors: Record<string, string>;
  onChange: (blocks: readonly KeyedBlock[]) => void;
}

/** The blocks of a letter: each can be filled in, moved and removed, and more can be added. */
export function BlocksEditor({ blocks, picked, errors, onChange }: Props) {
  /** The block that was added last: it is filled in next. */
  const [added, setAdded] = useState<number | null>(null);
  const add = (kind: LetterBlockKind) => {
    const key = Math.max(0, ...blocks.map((block) => block.key)) + 1;
    onChange([...blocks, { key, block: emptyBlocks[kind] }]);
    setAdded(key);
  };
  return (
    <div className="grid gap-3">
      {blocks.map(({ key, block }, place) => (
        <BlockCard
          key={key}
          isAdded={key === added}
          block={block}
          place={place}
          last={place === blocks.length - 1}
          error={errors[`blocks.${place}`]}
          picked={picked}
          onChange={(changed) => onChange(blocks.map((other) => (other.key === key ? { key, block: changed } : other)))}
          onUp={() => onChange(movedUp(blocks, place))}
          onDown={() => onChange(movedUp(blocks, place + 1))}
          onRemove={() => onChange(blocks.filter((other) => other.key !== key))}
        />
      ))}
      {errors["blocks"] ? (
        <p role="alert" className="text-sm text-danger">
          {errors["blocks"]}
        </p>
      ) : null}
      <div role="group" aria-label="Add a block" className="flex flex-wrap gap-2">
        {(Object.keys(blockNames) as LetterBlockKind[]).map((kind) => (
          <Button key={kind} look="outline" size="small" onClick={() => add(kind)}>
            Add {blockNames[kind].toLowerCase()}
          </Button>
        ))}
      </div>
    </div>
  );
}

/** The blocks with the one at a place before the one above it. */
function movedUp(blocks: readonly KeyedBlock[], place: number): KeyedBlock[] {
  const moved = blocks[place];
  return moved ? [...blocks.slice(0, place - 1), moved, ...blocks.slice(place - 1).filter((b) => b !== moved)] : [];
}

interface CardProps {
  isAdded: boolean;
  block: LetterBlock;
  place: number;
  last: boolean;
  error: string | undefined;
  picked: readonly PickedProduct[];
  onChange: (block: LetterBlock) => void;
  onUp: () => void;
  onDown: () => void;
  onRemove: () => void;
}

function BlockCard({ isAdded, block, place, last, error, picked, onChange, onUp, onDown, onRemove }: CardProps) {
  const title = useId();
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isAdded) card.current?.querySelector<HTMLElement>("input, textarea")?.focus();
  }, [isAdded]);
  const name = `${blockNames[block.kind]}, block ${place + 1}`;
  return (
    <section
      ref={card}
      aria-labelledby={title}
      data-refused={error ? true : undefined}
      className="grid gap-3 border border-line p-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id={title} className="eyebrow text-muted">
          {name}
        </h3>
        <div className="flex gap-2">
          <Button look="outline" size="small" disabled={place === 0} onClick={onUp}>
            Up<span className="sr-only"> {name}</span>
          </Button>
          <Button look="outline" size="small" disabled={last} onClick={onDown}>
            Down<span className="sr-only"> {name}</span>
          </Button>
          <Button look="outline" size="small" onClick={onRemove}>
            Remove<span className="sr-only"> {name}</span>
          </Button>
        </div>
      </div>
      <BlockFields block={block} picked={picked} onChange={onChange} />
      {error ? (
        <p role="alert" className="text-sm text-danger">
          {error}
        </p>
      ) : null}
    </section>
  );
}
