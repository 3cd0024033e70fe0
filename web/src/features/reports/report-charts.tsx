import { Area, AreaChart, Bar, BarChart, CartesianGrid, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { formatMonthDay, formatShortDay } from '../../formatting/days';
import { ChartFigure } from './chart-figure';
import { groupRows, type FillGroup } from './group-rows';
import { MissingHeatMap } from './missing-heat-map';
import type { ReportRow } from './report-row';
import type { ReportCharts_DayFragment } from './reports-tab.generated';

const axis = {
  stroke: 'var(--color-control)',
  tick: { fill: 'var(--color-muted)', fontSize: 13 },
  tickLine: false,
} as const;

interface ReportChartsProps {
  rows: readonly ReportRow[];
  course: readonly ReportCharts_DayFragment[];
}

/** The pictures of a report: how full by category and by day, how signups came in, and when people are missing. */
export function ReportCharts({ rows, course }: ReportChartsProps) {
  const byDay = groupRows(rows, ({ date }) => date).map((group) => ({
    ...group,
    name: formatShortDay(group.name),
  }));
  return (
    <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
      <FillChart
        title="Filled spots by category"
        first="Category"
        tall
        groups={groupRows(rows, ({ category }) => category.name)}
      />
      <FillChart title="Filled spots by day" first="Day" groups={byDay} />
      <CourseChart course={course} />
      <MissingHeatMap rows={rows} />
    </div>
  );
}

interface FillChartProps {
  title: string;
  first: string;
  groups: FillGroup[];
  tall?: boolean;
}

function FillChart({ title, first, groups, tall }: FillChartProps) {
  return (
    <ChartFigure
      title={title}
      tall={tall}
      legend={[
        { label: 'filled', className: 'bg-good' },
        { label: 'missing', className: 'bg-warm' },
      ]}
      columns={[first, 'Spots', 'Filled', 'Missing']}
      rows={groups.map(({ name, needed, filled, missing }) => [name, needed, filled, missing])}
    >
      <ResponsiveContainer width="100%" height={40 + groups.length * 34}>
        <BarChart
          data={groups}
          layout="vertical"
          accessibilityLayer={false}
          margin={{ left: 0, right: 12, top: 4, bottom: 0 }}
        >
          <XAxis type="number" allowDecimals={false} {...axis} />
          <YAxis type="category" dataKey="name" width={120} {...axis} />
          <Bar dataKey="filled" stackId="places" fill="var(--color-good)" isAnimationActive={false} />
          <Bar dataKey="missing" stackId="places" fill="var(--color-warm)" isAnimationActive={false} />
        </BarChart>
      </ResponsiveContainer>
    </ChartFigure>
  );
}

function CourseChart({ course }: { course: ReportChartsProps['course'] }) {
  const points = course.map(({ date, total }) => ({ at: Date.parse(`${date}T12:00:00Z`), total }));
  return (
    <ChartFigure
      title="Signups over time"
      legend={[{ label: 'active signups in all', className: 'bg-primary' }]}
      columns={['Day', 'New', 'In all']}
      rows={course.map(({ date, signups, total }) => [formatShortDay(date), signups, total])}
    >
      <ResponsiveContainer width="100%" height={240}>
        <AreaChart data={points} accessibilityLayer={false} margin={{ left: 0, right: 12, top: 8, bottom: 0 }}>
          <CartesianGrid vertical={false} stroke="var(--color-hairline)" />
          <XAxis
            dataKey="at"
            type="number"
            scale="time"
            domain={['dataMin', 'dataMax']}
            tickFormatter={(at: number) => formatMonthDay(new Date(at).toISOString().slice(0, 10))}
            minTickGap={40}
            {...axis}
          />
          <YAxis allowDecimals={false} width={44} {...axis} />
          <Area
            dataKey="total"
            type="stepAfter"
            stroke="var(--color-primary)"
            fill="var(--color-primary-tint)"
            strokeWidth={2}
            dot={points.length < 15}
            isAnimationActive={false}
          />
        </AreaChart>
      </ResponsiveContainer>
    </ChartFigure>
  );
}
