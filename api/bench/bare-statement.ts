/** The event page by hand: the same fields as the document `eventPage`, as JSON text. */
export const bareStatement = `
  select json_build_object('data', json_build_object('event', json_build_object(
    'id', e.id, 'name', e.name, 'slug', e.slug, 'startDate', e.start_date, 'endDate', e.end_date, 'location', e.location,
    'coverImageUrl', e.cover_image_url, 'timeZone', coalesce(e.time_zone, 'UTC'),
    'categories', (select coalesce(json_agg(json_build_object(
      'id', c.id, 'name', c.name, 'leadId', c.lead_id, 'leadFirstName', u.first_name, 'leadLastName', u.last_name,
      'opportunities', (select coalesce(json_agg(json_build_object(
        'id', o.id, 'name', o.name, 'shortDescription', o.short_description,
        'shifts', (select coalesce(json_agg(json_build_object(
          'id', s.id, 'date', s.date, 'startTime', s.start_time, 'endTime', s.end_time, 'qtyRequired', s.qty_required,
          'qtyRegistered', s.active_count, 'stillRequired', greatest(s.qty_required - s.active_count, 0),
          'effectiveLocation', coalesce(s.location, o.location, e.location)
        ) order by s.date, s.start_time, s.end_time, s.id), '[]') from shift s where s.opportunity_id = o.id)
      ) order by lower(o.name), o.id), '[]') from opportunity o where o.category_id = c.id)
    ) order by lower(c.name), c.id), '[]') from category c left join app_user u on u.id = c.lead_id where c.event_id = e.id)
  )))::text as page
  from event e where e.slug = $1`;
