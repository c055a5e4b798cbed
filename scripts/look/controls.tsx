import { Button, TextButton } from "#app/ui/button.tsx";
import { ChipLink } from "#app/ui/chip.tsx";
import { Checkbox, SelectField, TextAreaField, TextField } from "#app/ui/field.tsx";
import { QuantityControl } from "#app/ui/quantity-control.tsx";

import { forced, Row, Sheet, Specimen } from "./sheet.tsx";

const nothing = () => undefined;

/** Buttons in every look and state. */
export function Buttons() {
  return (
    <Sheet id="buttons" title="Buttons">
      {(["primary", "outline", "signal", "ghost"] as const).map((look) => (
        <Row key={look} dark={look === "signal" || look === "ghost"}>
          {forced.map(([name, force]) => (
            <Specimen key={name} name={name} force={force}>
              <Button look={look}>Add to cart</Button>
            </Specimen>
          ))}
          <Specimen name="disabled">
            <Button look={look} disabled>
              Add to cart
            </Button>
          </Specimen>
          <Specimen name="busy">
            <Button look={look} busy>
              Adding...
            </Button>
          </Specimen>
        </Row>
      ))}
      <Row>
        {forced.map(([name, force]) => (
          <Specimen key={name} name={`small, ${name}`} force={force}>
            <Button size="small" look="outline">
              Save
            </Button>
          </Specimen>
        ))}
        {forced.slice(0, 3).map(([name, force]) => (
          <Specimen key={name} name={`text, ${name}`} force={force}>
            <TextButton>Remove</TextButton>
          </Specimen>
        ))}
      </Row>
      <Row>
        {forced.map(([name, force]) => (
          <Specimen key={name} name={`chip, ${name}`} force={force}>
            <ChipLink to="/" current={false}>
              Hoodies
            </ChipLink>
          </Specimen>
        ))}
        <Specimen name="chip, current">
          <ChipLink to="/" current>
            Hoodies
          </ChipLink>
        </Specimen>
      </Row>
    </Sheet>
  );
}

/** Fields, selects, ticks and the quantity control. */
export function Fields() {
  return (
    <Sheet id="fields" title="Fields">
      <Row>
        {forced.slice(0, 3).map(([name, force]) => (
          <Specimen key={name} name={name} force={force} className="w-56">
            <TextField label="Email" placeholder="you@mail.example" />
          </Specimen>
        ))}
        <Specimen name="filled, with a hint" className="w-56">
          <TextField label="Postal code" defaultValue="619 30" hint="Five digits" required />
        </Specimen>
        <Specimen name="invalid" className="w-56">
          <TextField label="Email" defaultValue="asa@" error="Please enter a valid email address." />
        </Specimen>
        <Specimen name="invalid, focus-visible" force="focus focus-visible" className="w-56">
          <TextField label="Email" defaultValue="asa@" error="Please enter a valid email address." />
        </Specimen>
        <Specimen name="disabled" className="w-56">
          <TextField label="Discount code" defaultValue="WELCOME10" disabled />
        </Specimen>
        {forced.slice(0, 3).map(([name, force]) => (
          <Specimen key={name} name={`select, ${name}`} force={force} className="w-56">
            <SelectField label="Country">
              <option>Sweden</option>
            </SelectField>
          </Specimen>
        ))}
        <Specimen name="text area" className="w-56">
          <TextAreaField label="Message" rows={2} defaultValue="Is the half zip warm?" />
        </Specimen>
        <Specimen name="quantity">
          <QuantityControl label="Quantity" quantity={1} onChange={nothing} />
        </Specimen>
      </Row>
      <Row>
        {forced.slice(0, 3).map(([name, force]) => (
          <Specimen key={name} name={name} force={force}>
            <Checkbox label="Remember me" />
          </Specimen>
        ))}
        <Specimen name="chosen">
          <Checkbox label="Remember me" defaultChecked />
        </Specimen>
        <Specimen name="disabled">
          <Checkbox label="Essential" defaultChecked disabled />
        </Specimen>
        {forced.slice(0, 3).map(([name, force]) => (
          <Specimen key={name} name={`radio, ${name}`} force={force}>
            <input type="radio" aria-label="Standard" />
          </Specimen>
        ))}
        <Specimen name="radio, chosen">
          <input type="radio" aria-label="Standard" defaultChecked />
        </Specimen>
      </Row>
    </Sheet>
  );
}
