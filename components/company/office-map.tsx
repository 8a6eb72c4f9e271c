import { Picture } from '@/components/ui/picture';
import type { Office } from '@/lib/domain/content';
import { companyMessages } from '@/messages/company';

/** Size in units, the degrees of the top left corner, and the units of one degree. */
type WorldMap = Record<'width' | 'height' | 'west' | 'north' | 'unitsEast' | 'unitsNorth', number> & {
  readonly src: string;
};

type Props = { readonly offices: readonly Office[]; readonly map: WorldMap };

/** dir="ltr": maps do not mirror in right-to-left layouts. */
export function OfficeMap({ offices, map }: Props) {
  const { src, width, height } = map;
  return (
    <figure dir="ltr" className="relative aspect-[3/2] overflow-hidden rounded sm:aspect-auto">
      <Picture
        src={src}
        width={width}
        height={height}
        alt={companyMessages.map(offices.map(({ name }) => name))}
        className="size-full object-cover sm:h-auto"
      />
      {/* The alt text names the offices already; these labels are visual. */}
      <svg
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
        preserveAspectRatio="xMidYMid slice"
        className="absolute inset-0 size-full"
      >
        {offices.map((office) => (
          <Mark key={office.name} office={office} map={map} />
        ))}
      </svg>
    </figure>
  );
}

/** SVG units shrink with the viewport, so marks and labels are larger on small screens. */
function Mark({ office, map }: { readonly office: Office; readonly map: WorldMap }) {
  const { name, latitude, longitude } = office;
  const x = Math.round((longitude - map.west) * map.unitsEast);
  const y = Math.round((map.north - latitude) * map.unitsNorth);
  const isNearEnd = x > map.width / 2;
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="7" className="fill-seal stroke-card stroke-2 max-sm:scale-200" />
      <text
        y="0.35em"
        textAnchor={isNearEnd ? 'end' : 'start'}
        className="fill-ink stroke-card stroke-[6px] font-display [paint-order:stroke] text-[46px] sm:text-[28px] lg:text-[22px]"
      >
        <tspan dx={isNearEnd ? '-0.8em' : '0.8em'}>{name}</tspan>
      </text>
    </g>
  );
}
