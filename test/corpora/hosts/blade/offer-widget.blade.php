@props(['widget', 'theme' => 'light'])
<div data-widget="{{ $widget }}" data-theme="{{ $theme }}" {{ $attributes }}>{{ $slot }}</div>
