/** A question to the API that can be run as it is. */
export interface ExampleQuery {
  title: string;
  query: string;
}

/** Ready examples about one event (UUID). */
export function exampleQueries(eventId: string): ExampleQuery[] {
  const id = JSON.stringify(eventId);
  return [
    {
      title: 'How full is the event?',
      query: `{
  report(eventId: ${id}) {
    event { name startDate endDate }
    summary {
      totalShifts qtyRequired qtyRegistered stillRequired
      fullyStaffedShifts fillPercentage
    }
  }
}`,
    },
    {
      title: 'Where are people missing?',
      query: `{
  report(eventId: ${id}) {
    categories {
      name stillRequired fillPercentage
      opportunities {
        name stillRequired
        shifts(where: { understaffed: true }) { date startTime endTime stillRequired }
      }
    }
  }
}`,
    },
    {
      title: 'Who comes to which shift?',
      query: `{
  report(eventId: ${id}) {
    categories {
      name
      opportunities {
        name
        shifts {
          date startTime effectiveLocation
          signups(where: { status: ACTIVE }) { volunteer { firstName lastName email phone } }
        }
      }
    }
  }
}`,
    },
    {
      title: 'The newest signups',
      query: `{
  signupTable(filter: { eventId: ${id}, status: ACTIVE }, first: 10) {
    active cancelled uniqueVolunteers totalShifts
    rows { signedUpOn volunteer { firstName lastName email } shift { date opportunity { name } } }
  }
}`,
    },
    {
      title: 'How the signups came in',
      query: `{
  report(eventId: ${id}) {
    signupsOverTime { date signups total }
  }
}`,
    },
  ];
}
