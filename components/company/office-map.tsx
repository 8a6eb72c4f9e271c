import { Picture } from '@/components/ui/picture';
import type { Office, MarkedMap } from '@/lib/domain/company';
import { companyMessages } from '@/messages/company';

type Props = { readonly offices: readonly Office[]; readonly map: MarkedMap };

/** The figure is always left-to-right, because a map must not be mirrored. */
export function OfficeMap({ offices, map }: Props) {
  const { src, width, height } = map;
  return (
    <figure dir="ltr" className="relative overflow-hidden rounded max-sm:-mx-4 max-sm:rounded-none lg:mt-12">
      <Picture
        src={src}
        width={width}
        height={height}
        alt={companyMessages.map(offices.map(({ name }) => name))}
        className="h-auto w-full"
      />
      {/* The alt text names the offices already; these labels are visual. */}
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="absolute inset-0 size-full">
        {offices.map((office) => (
          <Mark key={office.name} office={office} map={map} />
        ))}
      </svg>
    </figure>
  );
}

/** A mark and its label have more units on small screens, because units shrink with the viewport. */
function Mark({ office, map }: { readonly office: Office; readonly map: MarkedMap }) {
  const { name, latitude, longitude } = office;
  const x = Math.round((longitude - map.west) * map.unitsEast);
  const y = Math.round((map.north - latitude) * map.unitsNorth);
  const isInRightHalf = x > map.width / 2;
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="7" className="fill-seal stroke-card stroke-2 max-sm:scale-200" />
      <text
        y="0.35em"
        textAnchor={isInRightHalf ? 'end' : 'start'}
        className="fill-ink stroke-card stroke-[6px] font-display [paint-order:stroke] text-[46px] sm:text-[28px] lg:text-[36px]"
      >
        <tspan dx={isInRightHalf ? '-0.8em' : '0.8em'}>{name}</tspan>
      </text>
    </g>
  );
}
